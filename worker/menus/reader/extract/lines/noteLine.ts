import { readClaim } from '../../judge/context/readClaim.ts'
import { isLegend } from '../../marks/readLegend.ts'
import { isAdvice } from '../words/noise.ts'

/** Whether a line speaks for the whole menu: "100% plant-based kitchen", "Everything here is vegan". */
export function isClaim(text: string): boolean {
  return SPEAKS_OF_VEGAN.test(text) && readClaim(text) !== null
}

/** Most lines speak of nothing of the kind, and need no closer look. */
const SPEAKS_OF_VEGAN = /v[eé]g|weg[ae]|plant|pflanz|ro[sś]lin|anima|tier|dierlijk|zwierz/iu

/** Whether a line tells what comes with every dish of a section: "served with garlic butter", "all come with fries". */
export function isSectionNote(text: string): boolean {
  return /^(?:(?:all|each|every|our|the)\b.{0,60}\b(?:served|come|comes|include|includes|accompanied|made|cooked|topped|prepared|finished)\b|served with|served on|comes? with|accompanied by|includes?\b|choose (?:your|any|from|one|two)|choice of|choose\b|add (?:a|an|any|on)?\b.{0,60}(?:\+|\$|£|€|\d)|substitute\b|sub\b.{3,}|make it\b|upgrade\b|alle\b.{0,60}\b(?:mit|werden)\b|dazu\b|serviert mit|servis? avec|tous nos\b|toutes nos\b|servido con|todos? (?:los|las|nuestros)\b|serviti con|tutte? le\b|gluten[- ]free .{0,30}(?:available|\+)|available\b)/iu.test(
    text,
  )
}

export function isNote(text: string): boolean {
  return isLegend(text) || isAdvice(text) || (text.split(/\s+/).length >= 3 && isClaim(text))
}
