import { speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'
import { EARLY_SCRIPT } from '../http/headers/earlyScript.ts'
import { botCheckFrameAssets } from './assets.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The document that holds only Turnstile's widget; other pages show it in a frame. */
export function renderBotCheckFrame(siteKey: string): string {
  const { styles, entry } = botCheckFrameAssets()
  const { code, dir } = speech().language
  return [
    '<!doctype html>',
    `<html lang="${code}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(t('Check that you are a person | Sprig'))}</title>`,
    '<meta name="robots" content="noindex">',
    `<script>${EARLY_SCRIPT}</script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
    `</head><body><div id="root" data-site-key="${escapeHtml(siteKey)}"></div></body></html>`,
  ].join('')
}
