/** German writes dishes as one word; what stands at its end or start tells what is in it. */
export const COMPOUND_HEADS =
  /^.{2,}(fleisch|wurst|wurste|wurstchen|kase|sahne|milch|butter|fisch|lachs|schinken|speck|quark|joghurt|braten|schnitzel|steak|rahm|filet|gulasch|burger|rouladen?|keule|brust|spatzle|knodel|omelette?|honig)$/

/** What cannot be mistaken wherever it stands: "Ziegenkäsetaler". */
export const COMPOUND_PARTS =
  /^.{2,}(fleisch|kase|schinken|lachs|thunfisch|hahnchen|garnelen|joghurt|sahne|speck|rinder|schweine)/

export const COMPOUND_STARTS =
  /^(hahnchen|huhner|hendl|rinder|rinds|rind|schweine|schweins|kalbs|lamm|puten|enten|ganse|wild(?:schwein|gulasch|ragout)|hirsch|reh(?:rucken|ragout)|fisch|lachs|thunfisch|forellen|garnelen|krabben|herings|kase|milch|sahne|rahm|joghurt|eier|speck|schinken|wurst|leber|hackfleisch|fleisch|honig|quark|topfen|butter|schmalz|huhn|hirsch)/

/** Plants that those two would take for animals. */
export const PLANT_COMPOUNDS =
  /^(?:(?:hafer|soja|mandel|kokos|kokosnuss|cashew|reis|dinkel|hanf|erbsen|lupinen|pflanzen|hasel)(?:milch|sahne|creme|joghurt|kase|drink|quark|butter)|(?:erdnuss|mandel|nuss|cashew|kakao|apfel|haselnuss|sonnenblumen)(?:butter|mus)|butternuss.*|butternut.*|butterbohnen?|fruchtfleisch|butterruben?|fleischtomaten?|soja(?:wurst|schnitzel|gulasch)|(?:tofu|seitan|sellerie|soja|kohlrabi|gemuse|linsen|pilz|kichererbsen|bohnen|falafel|auberginen|zucchini)(?:schnitzel|wurst|wurstchen|gulasch|braten|burger|steak|bratling|filet)|milchreis(?=vegan))$/

/** Ends of compounds that are plants when nothing animal stands before: "Blattspinat", "Ofenkartoffeln". */
export const PLANT_HEADS =
  /^.{3,}(?:spinat|kohl|kartoffeln?|gemuse|pilze?|pilzen|bohnen?|linsen|reis|nudeln|beeren?|nussen?|nusse|kernen?|kraut|krauter|krautern|tomaten?|gurken?|zwiebeln?|kurbis|mais|erbsen?|saft|apfel|birnen?|kirschen?|oliven?|chutney|vinaigrette|essig|spargel|paprika|karotten?|mohren?|sprossen?|samen|flocken|sirup|patty|bratling|bratlinge|mus|kompott|schorle|limonade|tee)$/
