import { renderToString } from 'react-dom/server'
import { Menu } from '../../site/listing/menu/Menu.tsx'

export function renderMenu(markdown: string): string {
  return renderToString(<Menu markdown={markdown} />)
}
