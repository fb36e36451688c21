import { speech } from '../../languages/speech.ts'
import { t, to } from '../../languages/t.ts'

export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /create/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The web app manifest in the language of its address. */
export const manifest = () => ({
  id: '/',
  scope: '/',
  categories: ['food', 'travel'],
  lang: speech().language.code,
  dir: speech().language.dir,
  name: t('Sprig: vegan food near you'),
  short_name: 'Sprig',
  description: t('A map and a list of restaurants with vegan food, anywhere in the world.'),
  start_url: to('/'),
  display: 'standalone',
  // Another app's "Share" of a place, such as a maps app's, searches near it.
  share_target: {
    action: to('/'),
    method: 'GET',
    // Browsers warn without it.
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'near' },
  },
  background_color: '#faf6ee',
  theme_color: '#1d5a3a',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/wide.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: t('The list and the map of vegan places in Boston'),
    },
    {
      src: '/screenshots/narrow.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: t('The list of vegan places in Boston on a phone'),
    },
  ],
  shortcuts: [
    { name: t('Saved places'), url: to('/saved') },
    { name: t('Without a connection'), url: to('/offline') },
    { name: t('Add a restaurant'), url: to('/create/v2/search') },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
})
