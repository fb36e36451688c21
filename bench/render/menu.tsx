import { renderToString } from 'react-dom/server'
import { Menu } from '../../site/listing/Menu.tsx'

export function renderMenu(markdown: string): string {
  return renderToString(<Menu markdown={markdown} />)
}
