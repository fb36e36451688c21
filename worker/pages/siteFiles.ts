import { speech } from '../../languages/speech.ts'
import { t, to } from '../../languages/t.ts'

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /create/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** In the language of its address. */
export const manifest = () => ({
  lang: speech().language.code,
  dir: speech().language.dir,
  name: t('Sprig: vegan food near you'),
  short_name: 'Sprig',
  description: t('A map and a list of restaurants with vegan food, anywhere in the world.'),
  start_url: to('/'),
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: '#1d5a3a',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
