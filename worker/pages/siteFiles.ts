export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /create/\n\nSitemap: ${origin}/sitemap.xml\n`
}

export const manifest = {
  name: 'Sprig: vegan food near you',
  short_name: 'Sprig',
  description: 'A map and a list of restaurants with vegan food, anywhere in the world.',
  start_url: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: '#1d5a3a',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
