/** A restaurant that gives its address but no dishes. */
export const noMenuPages: Readonly<Record<string, string>> = {
  '/': `<!doctype html>
<html lang="en">
<head><title>The Corner House</title></head>
<body>
<h1>The Corner House</h1>
<p>A friendly bar with a fireplace, two dogs and live music on Fridays.</p>
<h2>Opening hours</h2>
<ul><li>Monday to Thursday: 16:00 to 23:00</li><li>Friday and Saturday: 16:00 to 01:00</li></ul>
<h2>Find us</h2>
<address>88 Harbour Road, Portsmouth, NH 03801</address>
<form><label>Your e-mail <input type="email"></label><button>Send me news</button></form>
</body>
</html>`,
}
