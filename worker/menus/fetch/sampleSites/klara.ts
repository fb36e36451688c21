/** A plain German page without marks or structured data. */
export const klaraPages: Readonly<Record<string, string>> = {
  '/': `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Wirtshaus Klara – Speisekarte</title></head>
<body>
<h1>Wirtshaus Klara</h1>
<address>Lindenweg 4, 01067 Dresden</address>
<h2>Vorspeisen</h2>
<table>
<tr><td><b>Linsensuppe</b><br>rote Linsen, Karotten, Sellerie und Kartoffeln</td><td>5,90 €</td></tr>
<tr><td><b>Gemischter Salat</b><br>Tomaten, Gurken, Radieschen, Essig und Öl</td><td>6,50 €</td></tr>
<tr><td><b>Kartoffelsuppe</b><br>mit Speck und Sahne</td><td>6,20 €</td></tr>
</table>
<h2>Hauptgerichte</h2>
<table>
<tr><td><b>Käsespätzle</b><br>mit Röstzwiebeln und Bergkäse</td><td>12,80 €</td></tr>
<tr><td><b>Schweineschnitzel</b><br>mit Pommes frites</td><td>14,50 €</td></tr>
<tr><td><b>Kichererbsen-Eintopf</b><br>Kichererbsen, Tomaten, Paprika, Zwiebeln und Petersilie</td><td>11,90 €</td></tr>
<tr><td><b>Gebratener Zander</b><br>auf Blattspinat mit Butterkartoffeln</td><td>18,90 €</td></tr>
<tr><td><b>Veganes Gulasch</b><br>Seitan, Paprika, Zwiebeln, Salzkartoffeln</td><td>13,90 €</td></tr>
</table>
<h2>Nachspeisen</h2>
<table>
<tr><td><b>Rote Grütze</b><br>Himbeeren, Kirschen, Johannisbeeren</td><td>5,50 €</td></tr>
<tr><td><b>Apfelstrudel</b><br>mit Vanillesoße</td><td>6,80 €</td></tr>
</table>
<p>Öffnungszeiten: Dienstag bis Sonntag, 11 bis 22 Uhr</p>
</body>
</html>`,
}
