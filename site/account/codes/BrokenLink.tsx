import '../../ui/card.css'
import './BrokenLink.css'

/** For a link from a mail that was cut on its way. */
export function BrokenLink() {
  return (
    <div className="card notice-card">
      <h2>This link is not complete</h2>
      <p>
        A piece of it was lost on its way. Please open it again from the mail we sent you, or copy
        all of it into the address bar.
      </p>
      <p>
        Still not working? <a href="/contact">Write to us</a>.
      </p>
    </div>
  )
}
