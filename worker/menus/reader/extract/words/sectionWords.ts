import { fold } from '../../text/fold.ts'

/** Headings of menus as they are printed, folded; a heading that holds one of these words and little else is a section. */
const SECTIONS = `
starters|starter|small plates|small bites|bites|nibbles|snacks|appetizers|appetisers|appetizer|apps|to start|first|second|third|first course|second course|third course|first courses|second course|mains|main|main course|main courses|main dishes|main plates|large plates|big plates|entrees|entree|sharing|sharing plates|share plates|shareables|to share|for the table
soups|soup|salads|salad|soups and salads|salads and soups|soup and salad|greens|sides|side dishes|side orders|sides and extras|extras|add ons|addons|additions|toppings|desserts|dessert|sweets|sweet|sweet treats|puddings|pudding|afters|treats|pastries|pastry|bakery|breads|bread|baked goods|cakes
drinks|drink|beverages|beverage|soft drinks|hot drinks|cold drinks|juices|juice|smoothies|shakes|milkshakes|coffee|coffees|tea|teas|coffee and tea|tea and coffee|espresso|beer|beers|draft beer|draught beer|bottled beer|wine|wines|wine by the glass|red|white|rose|red wine|white wine|sparkling|cocktails|mocktails|spirits|non alcoholic|zero proof|lassi
breakfast|all day breakfast|brunch|lunch|dinner|supper|lunch specials|lunch special|specials|daily specials|chefs specials|house specials|specialties|specialities|house specialties|chef specialties|signature dishes|signatures|favorites|favourites|popular|most popular|seasonal|kids|kids menu|kids meals|childrens menu|for kids|little ones
burgers|burger|sandwiches|sandwich|wraps|paninis|subs|hoagies|melts|toasts|toast|tacos|burritos|quesadillas|enchiladas|nachos|pizza|pizzas|pasta|pastas|risotto|noodles|noodle dishes|rice|rice dishes|rice and noodles|fried rice|curries|curry|stir fry|stir fries|wok|bowls|bowl|grain bowls|rice bowls|poke bowls|build your own|sushi|rolls|maki|nigiri|sashimi|ramen|udon|dumplings|dim sum|hot pot
biryani|biryanis|tandoori|tandoor|thali|thalis|dosa|dosas|naan|naans|indian breads|seafood|fish|meat|meats|poultry|chicken|beef|pork|lamb|duck|shrimp|prawns|vegetarian|vegan|vegan menu|vegetarian dishes|vegan dishes|vegetables|veg|veggies|plant based|from the grill|grill|from the garden|from the sea|from the land|platters|combos|combo meals|meals|family meals|tapas|meze|mezze|hot mezze|cold mezze|hot meze|cold meze|antipasti|dips|eggs|omelettes|omelets|pancakes|waffles|pancakes and waffles|griddle|crepes|ice cream|gelato|sorbet|cereals|fruit|sauces|dressings|condiments
vorspeisen|vorspeise|kalte vorspeisen|warme vorspeisen|suppen|salate|hauptgerichte|hauptspeisen|hauptgange|beilagen|nachspeisen|nachtisch|desserts|dessert|getranke|warme getranke|kalte getranke|heissgetranke|alkoholfreie getranke|weine|biere|offene weine|fruhstuck|mittagstisch|mittagskarte|mittagsmenu|tageskarte|tagesgerichte|kleine gerichte|kleinigkeiten|snacks|brotzeit|fisch|fleisch|fleischgerichte|fischgerichte|vegetarisch|vegetarische gerichte|vegan|vegane gerichte|aus dem ofen|vom grill|pasta|nudelgerichte|reisgerichte|kuchen|eis|kindergerichte|fur kinder|spezialitaten|flammkuchen|burger|kaffee|tee|safte|spirituosen
entrees|entree|les entrees|nos entrees|plats|les plats|nos plats|plat|plats principaux|plat principal|viandes|les viandes|poissons|les poissons|salades|les salades|nos salades|soupes|desserts|les desserts|nos desserts|fromages|les fromages|accompagnements|garnitures|boissons|les boissons|boissons chaudes|vins|les vins|vins rouges|vins blancs|bieres|aperitifs|formules|formule|formule midi|menu enfant|menus|a partager|planches|tartines|crepes|galettes|pizzas|pates|petit dejeuner|dejeuner|diner|suggestions|plats vegetariens|vegetarien
entrantes|entradas|primeros|primeros platos|segundos|segundos platos|platos principales|platos fuertes|principales|raciones|tapas|para picar|para compartir|ensaladas|sopas|carnes|pescados|mariscos|arroces|pastas|guarniciones|acompanamientos|postres|bebidas|vinos|vinos tintos|vinos blancos|cervezas|cafes|refrescos|desayunos|desayuno|almuerzo|cena|bocadillos|menu del dia|especialidades|platos vegetarianos|veganos|antojitos
antipasti|antipasto|primi|primi piatti|secondi|secondi piatti|contorni|insalate|zuppe|pizze|pizze rosse|pizze bianche|pizze classiche|pizze speciali|dolci|bevande|bibite|vini|vini rossi|vini bianchi|birre|caffetteria|panini|piatti unici|pesce|carne|fritti|stuzzichini|focacce|piatti vegani|piatti vegetariani
calzones|strombolis|stromboli|gyros|kabobs|kebabs|momos|bao|baos|empanadas|arepas|pupusas|tostadas|tortas|fajitas|burrito bowls|pho|banh mi|vermicelli|parathas|chaat|chaats|street food|handhelds|bar snacks|bar food|pub grub|between bread|between the bread|flatbreads|pies|tarts|bagels|benedicts|scrambles|skillets|hashes|cheesesteaks|cold sandwiches|hot sandwiches|cold subs|hot subs|steaks|wings|bubble tea|boba|milk tea|smoothie bowls|acai bowls|matcha|donburi|bento|bento boxes|teriyaki|yakitori|tempura|hand rolls|specialty rolls|special rolls|signature rolls|classic rolls|vegetarian rolls|vegetable rolls|vegetarian entrees|vegetarian specialties|vegetarian curries|chicken entrees|lamb entrees|beef entrees|seafood entrees|lo mein|chow mein|chow fun|mei fun|egg foo young|moo shu|bean curd|tofu|combinations|combination plates|combination platters|bowls and plates|plates|sharing boards|boards|jacket potatoes|loaded fries|fries|light bites|lite bites|larger plates|bits and bobs|hot food|cold food|deli|baguettes|ciabattas|croissants|cookies|donuts|doughnuts|cereal|oatmeal|porridge|granola|yogurt|set menu|set menus|tasting menu|prix fixe|set lunch|set dinner|sharing menu|feast menu|business lunch
voorgerechten|hoofdgerechten|nagerechten|bijgerechten|lunchgerechten|soepen|dranken|forratter|varmratter|efterratter|drycker|desserter|pratos principais|sobremesas|saladas|petiscos
`

const KNOWN = new Set(SECTIONS.split(/[|\n]/).filter(Boolean))

const DRESSING =
  /^(?:our|the|all|from the|house|fresh|hot|cold|classic|vegan|vegetarian|unsere|die|nos|les|nuestros|nuestras|i nostri|le nostre) | (?:menu|menus|selection|dishes|karte|speisen|section|list|specials|specialties|plates|options)$/g

/** Whether a line is a usual heading of a menu: "Starters", "Our Salads", "NACHSPEISEN". */
export function isSectionName(text: string): boolean {
  return isKnown(text) || isKnown(text.split(/\s[–—|-]\s|[:(]/, 1)[0] ?? '')
}

function isKnown(text: string): boolean {
  const plain = fold(text)
    .replace(/['’]/g, '')
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '' || plain.length > 60) return false
  if (KNOWN.has(plain)) return true
  const bare = plain.replace(DRESSING, '').replace(DRESSING, '').trim()
  if (KNOWN.has(bare)) return true
  const parts = bare.split(/ (?:and|und|et|y|e|or) /)
  return parts.length > 1 && parts.every((part) => KNOWN.has(part))
}

const MENU_WORD =
  /(?:^|[^\p{L}])(?:menus?|menues?|speisekarten?|speisen|getrankekarte|mittagskarte|wochenkarte|tageskarte|mittagstisch|abendkarte|la carte|carta|cardapio|matsedel|meny|menukaart)(?:$|[^\p{L}])/u
/** Words that mean a menu only when they stand alone, as a page's title or a part of its address. */
const ALONE =
  /^(?:(?:our|the|all day|unsere|unser|notre|nos|nuestra|la|le|il|les|die)\s)*(?:carte|karte|food|foods|dishes|eat|eats|dine|dinner|lunch|brunch|breakfast|drinks|food and drinks?|eat and drink|order|order online|kitchen|kuche|cuisine|plats|platos|piatti|kaart|spis|ruoka)$/u

/** Whether a text has a word for a menu in it. */
export function namesMenu(text: string): boolean {
  return MENU_WORD.test(fold(text))
}

/** Whether a title, a heading or an address tells that here is a menu. */
export function saysMenu(text: string): boolean {
  const plain = fold(text)
  if (MENU_WORD.test(plain)) return true
  return plain.split(/[|–—:/·•»]|\s-\s/u).some((part) =>
    ALONE.test(
      part
        .replace(/&/g, 'and')
        .replace(/[^\p{L}\s]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )
}
