/** 'middle-eastern' → 'Middle Eastern'. */
export function capitaliseCuisine(cuisine: string): string {
  return cuisine
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** ['thai', 'middle-eastern'] → 'Thai, Middle Eastern'; empty for no cuisines. */
export function listCuisines(cuisines: readonly string[]): string {
  return cuisines.map(capitaliseCuisine).join(', ')
}
