import { foldedWords } from '../../text/fold.ts'

/** Words of dishes, drinks and what they are made of; they tell a menu from other lists and judge nothing. */
const WORDS = `
aioli ajvar almond amaretto americano anchovy antipasti antipasto appetizer apple apricot arancini artichoke arugula asparagus aubergine avocado ayran
baba bacon bagel baguette baklava balsamic banana banh bao barbecue barley basil bass basmati batter bbq bean beef beet beetroot beer berry beverage bhaji bhature bhel biriani biryani biscotti biscuit bisque bisquit bites blackbean
blackberry blt blueberry bokchoy bolognese bordelaise bourbon bowl braised bratwurst bread breakfast brew brie brioche brisket broccoli broccolini broth brownie brulee brunch bruschetta brussels bubble buckwheat buffalo bulgogi bulgur bun
burger burrata burrito butter buttermilk butternut cabbage caesar cake calamari calzone camembert cannelloni cannoli caper cappuccino caprese caramel caramelized carbonara cardamom carpaccio carrot cashew cassava casserole cauliflower caviar cayenne
celeriac celery ceviche chaat chai chana chapati chard cheddar cheese cheeseburger cheesecake cherry chestnut chia chicken chickpea chili chilli chimichanga chimichurri chip chipotle chive chocolate chole chorizo chowder churro chutney ciabatta
cider cilantro cinnamon clam clementine cobb cobbler cocktail cocoa coconut cod coffee coke cola coleslaw collard compote congee consomme cookie coriander corn cornbread cortado couscous crab crabcake cranberry crawfish cream creme crepe cress crisp crispy
croissant croquette crostini crouton crudites crumble crust cucumber cumin cupcake curd curry curried custard daal daiquiri daikon dal date deli dessert dhal diavola dill dimsum dip dolma donburi donut doro dosa dough doughnut dragonfruit dressing duck dumpling
edamame egg eggplant elote empanada enchilada endive entree escargot espresso falafel farro fattoush feta fennel fettuccine fig filet fillet fish flan flatbread flounder focaccia foie fondue fowl frappe freekeh fried fries frites frittata fritter fruit fudge
gado gajar galangal garlic garganelli gazpacho gelato ghee ginger gin glaze glazed gluten gnocchi goat gomen gorgonzola gouda goulash granola grape grapefruit gratin gravy greens grilled grits gruyere guacamole gulab gumbo gyoza gyro haddock hake halibut halloumi
ham harissa hash hazelnut herb hibiscus hoisin hollandaise honey horchata horseradish hotdog huevos hummus hoummous houmous icecream injera jackfruit jalapeno jam jambalaya jamun jasmine jelly jerk jerky jicama jollof juice kabob kadai kale kaffir katsu kebab kefir kelp
ketchup kewpie kibbeh kibbe kidney kimbap kimchi kiwi kofta korma kombucha kulfi kung kunafa laab labneh laksa lamb larb lasagna lasagne lassi latte lavash leek lemon lemonade lemongrass lentil lettuce lime linguine liqueur liver lobster lokma lox lychee macaroni macaron
macchiato mackerel maitake maki makhani malai manakish manchurian mandarin mango manicotti maple margarita margherita marinara marinated marmalade marsala marshmallow martini masala mascarpone mash mashed matcha mayo mayonnaise meat meatball meatloaf melon menudo meringue
merguez merlot meze mezze mezcal milk milkshake mimosa mint miso misir misto mocha mochi mojito mojo mole momo mousse moussaka mozzarella muffin mushroom mussel mustard mutton naan nachos napa napoletana negroni nigiri nicoise noodle nori nougat nut nutella nutmeg oat oatmeal
octopus oil okonomiyaki okra olive omelet omelette onion orange orecchiette oregano orzo oyster pad paella pakora paneer panini pannacotta panna papad papadum papaya pappardelle paprika paratha parfait parm parma parmesan parmigiana parsley parsnip pasta pastrami pastry pate
patty paella patatas peach peanut pear peas pea pecan pecorino penne pepper peppercorn pepperoni persimmon pesto pho pickle pickled pie pierogi pierogies pilaf pilau pine pineapple pinot pinto piri pistachio pita pitta pizza pizzetta plantain plum poached poblano poke polenta pomegranate
ponzu popcorn poppadom pork porridge portobello pot potato poultry poutine prawn pretzel profiterole prosciutto prosecco provolone pudding pulao pumpkin puree puri quesadilla queso quiche quinoa rabbit radicchio radish ragout ragu raisin raita ramen rasgulla raspberry
ratatouille ravioli relish remoulade reuben rhubarb rib ribeye ribs rice ricotta rigatoni risotto roast roasted rocket roll romaine romesco rosemary roti rotini rum rye saag saffron sage sake salad salami salmon salsa salted samosa sambal sambar sandwich sangria sardine
sashimi satay satsuma sauce sauerkraut sausage saute sauteed savory scallion scallop schnitzel scone scramble scrambled seafood sear seared seasonal seaweed seed seitan sesame shakshuka shallot shake shawarma shellfish sherbet shiitake shiro shish shrimp sirloin skewer slaw slider
smoked smoothie snapper soba soda sorbet sorrel soufflé souffle soup sour sourdough souvlaki soy soya spaghetti spaghettini spanakopita spareribs spice spiced spicy spinach sponge spread spring sprite sprout squash squid sriracha steak steamed stew sticky stirfry stout strawberry
stroganoff strudel stuffed stuffing sumac sundae sushi sweetcorn sweetbread swordfish syrup tabasco tabbouleh tabouli taco tagine tagliatelle tahini tamale tamarind tandoori tangerine tapas tapenade tapioca taro tart tartare tartar tartine tarragon tarka tea tempeh tempura
tenderloin tenders tequila teriyaki thali thyme tibs tikka tiramisu toast toastie tofu tofurky tomatillo tomato tonic tonkatsu tonkotsu topping torte tortellini tortilla toum tostada tostones treacle trifle tripe trout truffle tuna turkey turmeric turnip tzatziki udon unagi
urad vada vanilla veal vegetable vegan vegetarian veggie veggies vermicelli vichyssoise vinaigrette vindaloo vinegar vodka waffle wakame wale walnut wasabi watercress watermelon wat wedges whey whisky whiskey wiener wine wings wonton worcestershire wot wrap xiaolongbao yam yakisoba
yakitori yogurt yoghurt yuca yuzu zaatar zatar zucchini ziti chardonnay sauvignon cabernet riesling malbec shiraz rioja chianti lager ipa pilsner ale porter champagne bellini spritz fanta pepsi rooibos oolong sencha earl darjeeling chamomile peppermint
suppe brot brotchen kase wurst wurstchen schinken speck huhn hahnchen hahn pute ente rind rindfleisch schwein schweinefleisch kalb lamm fisch lachs forelle thunfisch garnelen krabben ei eier spiegelei ruhrei kartoffel kartoffeln pommes nudeln spatzle knodel klosse reis gemuse salat gurke
tomate tomaten zwiebel zwiebeln knoblauch pilze champignons pfifferlinge steinpilze spargel spinat kohl rotkohl sauerkraut bohnen linsen erbsen kichererbsen kurbis mais paprika rucola oliven krauter petersilie schnittlauch basilikum sahne rahm butter quark joghurt milch
kuchen torte apfel apfelstrudel kaiserschmarrn pfannkuchen eis eisbecher schokolade vanille erdbeeren himbeeren kirschen pflaumen zimt nuss nusse mandeln honig wasser mineralwasser saft apfelsaft orangensaft schorle bier weizen pils radler wein weisswein rotwein sekt kaffee tee kakao
frittiert gebraten gebacken gegrillt gekocht hausgemacht uberbacken paniert gefullt gefullte scharf suss teller braten gulasch rouladen haxe maultaschen flammkuchen currywurst bratkartoffeln kroketten beilage semmel brezel obatzda
poulet boeuf veau agneau porc canard jambon saucisse lardons poisson saumon thon crevettes moules huitres oeuf oeufs fromage chevre beurre lait legumes pommes terre pomme frites riz pates haricots lentilles champignon champignons epinards poireaux oignon oignons ail tomates concombre courgette
courgettes aubergines poivron poivrons salade soupe potage veloute tarte tartelette gateau glace creme brulee chocolat fraise fraises framboise framboises citron noix noisette amande amandes miel pain croque crepes galette galettes vin biere eau cafe the jus cidre confit tartare steak magret bavette entrecote
gratinee gratinees rotie roti grille grillee maison sauce moutarde herbes ratatouille quenelles blanquette bourguignon cassoulet bouillabaisse choucroute raclette tartiflette
pollo carne ternera cerdo cordero jamon chorizo pescado bacalao atun salmon gambas camarones pulpo mariscos huevo huevos queso leche mantequilla nata verduras patata patatas papas arroz frijoles garbanzos lentejas setas champinones espinacas cebolla ajo tomate pimiento pimientos berenjena
calabacin aguacate ensalada sopa caldo crema gazpacho salmorejo croquetas albondigas empanadas bocadillo pan tostada tortilla tarta flan helado chocolate fresa fresas limon naranja manzana pina platano miel nueces almendras vino cerveza agua cafe te zumo jugo frito frita fritas asado asada guisado plancha parrilla
pollos aceite aceitunas alioli pisto migas fabada churros natillas arepa pupusa tlayuda elotes nopales tamales pozole chilaquiles mole salsa
pesce pescespada tonno gamberi vongole cozze calamari polpo uovo uova formaggio latte panna burro pomodoro pomodori pomodorini aglio cipolla funghi porcini melanzane zucchine peperoni spinaci carciofi fagioli ceci lenticchie insalata zuppa minestrone brodo pane riso pasta
manzo vitello agnello maiale prosciutto salsiccia salame speck guanciale olio basilico rucola patate torta gelato cioccolato fragola fragole limone mela noci mandorle miele vino birra acqua caffe spremuta succo scaloppine saltimbocca osso bruschette crostini fritto fritti griglia forno mozzarella bufala scamorza
capperi acciughe tartufo cacio pepe amatriciana arrabbiata puttanesca quattro stagioni formaggi capricciosa ortolana vegetariana vegana
kip rundvlees varken vis zalm garnalen kaas boter melk groenten aardappel friet rijst soep brood taart ijs appel bier wijn water
kyckling notkott flask fisk lax rakor ost smor mjolk potatis ris soppa brod tarta glass ol vin
frango peixe camarao queijo ovo batata arroz feijao salada sopa bolo sorvete suco cerveja vinho
nasi goreng mie ayam rendang gado tempe tahu sate satay soto bakso
thai gaeng kaeng massaman panang tom yum kha som tam khao pat
bibimbap tteokbokki japchae mandu jjigae galbi banchan
sukuma ugali fufu egusi suya jollof ndole kitfo berbere
hamachi ebi tobiko uramaki temaki chirashi karaage takoyaki agedashi inari
mapo szechuan sichuan kungpao chow mein lomein chowmein hunan congee shumai siu mai youtiao doubanjiang
palak aloo gobi bhindi chole rajma kheer rasam idli uttapam vadai poriyal jalfrezi rogan josh bhuna dopiaza pathia balti madras
`

/** German and Dutch write a dish as one word; its end tells what it is. */
const ENDINGS =
  'suppe|salat|braten|schnitzel|kuchen|torte|brot|brotchen|kase|wurst|fleisch|filet|sauce|sosse|gemuse|kartoffeln|nudeln|auflauf|pfanne|spiess|spiesse|teller|saft|schorle|wein|bier|eis|strudel|knodel|klosse|spatzle|reis|eintopf|ragout|gulasch|burger|pizza|pilze|steak|creme|butter|milch|beeren|kohl|bohnen|soep|salade|brood|kaas|taart|sap|curry|bowl|wasser|tee|kaffee'

const FOOD = new Set(foldedWords(WORDS))
const COMPOUND = new RegExp(`^.{3,}(?:${ENDINGS})$`)

/** Whether a text speaks of something to eat or drink, in English, German, French, Spanish, Italian and a few others. */
export function hasFoodWord(text: string): boolean {
  return foldedWords(text).some(isFoodWord)
}

function isFoodWord(word: string): boolean {
  if (word.length < 2) return false
  if (FOOD.has(word)) return true
  if (word.endsWith('s') && FOOD.has(word.slice(0, -1))) return true
  if (word.endsWith('es') && FOOD.has(word.slice(0, -2))) return true
  if (word.endsWith('ies') && FOOD.has(`${word.slice(0, -3)}y`)) return true
  return word.length <= 40 && COMPOUND.test(word)
}
