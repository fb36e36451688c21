/** A restaurant with its data in JSON-LD, and a menu on a separate page with marks for vegan dishes. */
export const greenForkPages: Readonly<Record<string, string>> = {
  '/': `<!doctype html>
<html lang="en">
<head>
<title>The Green Fork · Boston</title>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Restaurant",
  "name": "The Green Fork",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "12 Marlow Street",
    "addressLocality": "Boston",
    "addressRegion": "MA",
    "postalCode": "02116"
  },
  "geo": { "@type": "GeoCoordinates", "latitude": 42.3503, "longitude": -71.0773 },
  "servesCuisine": "American",
  "hasMenu": "https://green-fork.sprig-samples.com/menu"
}
</script>
</head>
<body>
<nav><a href="/">Home</a> <a href="/menu">Menu</a> <a href="/visit">Visit us</a></nav>
<h1>The Green Fork</h1>
<p>A neighbourhood kitchen on Marlow Street. Open Tuesday to Sunday, 11:30 to 21:30.</p>
<footer>12 Marlow Street, Boston, MA 02116 · (617) 555-0142</footer>
</body>
</html>`,
  '/menu': `<!doctype html>
<html lang="en">
<head><title>Menu · The Green Fork</title></head>
<body>
<nav><a href="/">Home</a> <a href="/menu">Menu</a> <a href="/visit">Visit us</a></nav>
<h1>Menu</h1>
<p>V = vegetarian · VE = vegan · GF = made without gluten</p>
<h2>To start</h2>
<div class="dish"><h3>Charred Corn Soup (VE, GF)</h3><p>Sweet corn, coconut milk, lime and chilli oil</p><span>$9</span></div>
<div class="dish"><h3>Warm Olives (VE)</h3><p>Orange peel, rosemary, olive oil</p><span>$7</span></div>
<div class="dish"><h3>Whipped Feta Toast (V)</h3><p>Sourdough, feta, honey and thyme</p><span>$11</span></div>
<div class="dish"><h3>Crisp Calamari</h3><p>Lemon aioli</p><span>$14</span></div>
<h2>Mains</h2>
<div class="dish"><h3>Smoky Black Bean Burger (VE)</h3><p>Avocado, pickled onion, vegan mayo, potato bun</p><span>$16</span></div>
<div class="dish"><h3>Mushroom Ragu Rigatoni (V)</h3><p>Porcini, tomato, red wine, parmesan. Vegan without the cheese.</p><span>$18</span></div>
<div class="dish"><h3>Roasted Cauliflower Steak (VE, GF)</h3><p>Romesco, toasted almonds, parsley</p><span>$17</span></div>
<div class="dish"><h3>Grilled Chicken Paillard (GF)</h3><p>Rocket, lemon and capers</p><span>$21</span></div>
<div class="dish"><h3>Beer-battered Haddock</h3><p>Chips, mushy peas, tartare sauce</p><span>$22</span></div>
<h2>Sweets</h2>
<div class="dish"><h3>Coconut Rice Pudding (VE, GF)</h3><p>Mango and toasted sesame</p><span>$8</span></div>
<div class="dish"><h3>Sticky Toffee Pudding (V)</h3><p>Vanilla ice cream</p><span>$9</span></div>
</body>
</html>`,
}
