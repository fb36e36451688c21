import type { WordList } from '../entry.ts'

/** Words of the sentences in which menus praise themselves. */
export const TALK: readonly WordList[] = [
  {
    role: 'neutral',
    words: `
      hungry, clay, ever, always, liquid, sharp, fine, loud, ice, kilo, straight, proper, properly,
      twenty, thirty, forty, fifty, hundred, translucent, wrapper, wafer thin, almost, already,
      although, another, anything, everything, everyone, anyone, nothing, something, someone,
      because, being, bring, brought, build, built, call, called, care, careful, carefully, case,
      center stage, certain, certainly, chance, change, charm, charming, cheeky, cheer, clean,
      cleaner, close, closer, color, colour, common, complete, completely, compliment, concept,
      consider, cover, covered, crave, craving, create, created, creation, creative, crowd, crowd
      pleaser, crowd pleasing, culture, cultured, curious, current season, cut, dance, dancing,
      dare, dark side, dear, decadent, decent, deeply, definitely, depth, desire, dine, dining,
      dipped, dipping, for dipping, direct, directly, discover, discovered, distinct, distinctive,
      doubled, dream team, dressed up, drink, drive, drop, dry aged vegetable, easy, eat, eaten,
      eating, eater, effort, effortless, either way, elegant, elegantly, elevated, encounter,
      endless, energetic, enhanced, enjoyed, enough, entirely, equal, especially, essential, even,
      evenly, every bite, exactly, excellent, exceptional, excite, exciting, exotic, expect,
      experience, explosion, expression, exquisite, extraordinary, eye, fabulous, face, fact,
      faithful, fan, fancy, far, fast, feel, feeling, felt, festive, find, finest, finger, finger
      licking, finish line, firm, fit, flair, fold, folk, follow, following, fond, food, forever,
      form, forward, found, foundation, freedom, frequently, front, fun, further, future, game,
      gather, gathered, general, generation, generously, genuine, gift, glory, glorious, glossy, go
      to, goes well, going, gone, goodness, gorgeous, grace, gracious, graciously, grab, grab and
      go, greet, greeted, grow, grown, growing, growers, guaranteed, guest, guide, habit, hand,
      handed, hang, hangout, happen, hard, heard, heating, heavily, heavy, height, help, helping,
      high, higher, highest, highlight, hint of, history, hit, holding, honest, honestly, honor,
      honour, hope, host, huge portion, hunger, idea, image, imagine, imported, impress, impressive,
      incredible, incredibly, indeed, indulge, indulgent, ingredient, innovative, insanely,
      inspiration, inspire, instead, intensely, interesting, international, interpretation,
      invented, invite, irresistible, join, joint, just right, keep it simple, key, kick, kicked,
      kicked up, kind of, kissed, known, lace, laced, land, last, latest, laugh, lead, learn, least,
      leaves you, left, lend, length, let s, liberal, liberally, lick, lift, lifted, lingering,
      link, lively, load, lock, look, looking, loose, lots of, loved by, lover, lovely, loving,
      lovingly, low, lower, luck, lucky, lush, luscious, luxe, luxurious, luxury, made with, made
      with love, main event, mainly, major, man s, marriage, married, marry, massive, master,
      masterpiece, match, matched, matter, maybe, mean, meant, meet, melted, melting, melt in your
      mouth, mention, messy, method, mind, mine, miss, moment, money, mood, mouth, mouthful,
      mouthwatering, mouth watering, move, must, must have, must try, mutual, name, named, namesake,
      near, nearby, necessary, need, neighbor, neighborhood, nest of, new favourite, next, nice,
      nicely, nod, normal, nothing but, numbing, numerous, obsessed, obsession, context, odd,
      offer, offered, offering, often, oh so, ok, only the, opening, opposite, original recipe,
      other, otherwise, overflowing, overnight soaked, own, owner, pace, page, paired with, passion,
      passionate, past, path, patience, pat, per piece, perfected, perfection, perhaps, period,
      personal, picture, pile, pillowy, place, plain, planned, plan, play, playful, pleasant,
      pleasing, pleasure, pocketful, poke of, poem, poetry, pop, pour, poured, precious, prefer,
      preference, present, pretty, previous, pride, primary, private, prize, process, processed,
      produce, promise, proud, proudly, provide, provided, puffed, puffy, punch, punchy, purchase,
      purpose, quality, quick bite, quiet, quirky, quite, race, radiant, raised, range of, rather,
      reach, ready, real deal, really, reason, recipe, reimagined, reinvented, remember,
      reminiscent, renowned, requested, respect, rest, rested, result, return, revisited, reward,
      rewarding, right, rise, risen, romance, romantic, room, rough, row, rub down, ruby, run, safe,
      same, sample, satisfy, save, say, scene, scented, school, search, seat, secretly, see, seek,
      seen, select, selected, sell, send, sense, sensational, serious, seriously, service, set off,
      several, shade, shape, shaped, sheet, shell, shimmering, shine, shiny, shout, show, showcase,
      shower, showered, shredded up, side kick, sight, sign, silken, silkier, since, sing, sit,
      sitting, skilfully, skill, sleek, slight, slightly, slow fermented, smart, smell, smile, snap,
      snappy, soak, social, solid, soon, sort, sought, sound, source, space, spark, sparkling,
      special context, spectacular, speed, spending, spicier, splendid, spot, spread over, spring
      time, springy, sprinkling, squishy, stay, steam, steamy, step, still, stir, stock up, stop,
      store, strength, stretched, strike, string, strong, stunning, sturdy, sublime, substantial,
      subtly, success, such, suitable, summery, superb, superbly, supremely, sure, surely,
      surprising, surprisingly, surrounded, sustainable, sustainably, sustainability, swap in,
      sweetness, sweetly, swimming, tail end, taken, talk, tang, tantalizing, target, tastefully,
      tasting notes, team, tell, tempting, term, terrific, thank, theme, therefore, thing, think,
      though, thoughtful, thoughtfully, thousand, thrill, throw, thrown, tickle, tight, till, time,
      timeless, title, to die for, to go, to share, toast of the town, together with, told, tons of,
      took, topped off, toss, total, totally, tour, toward, trade, tradition, train, transform,
      transformed, transport, travel, treasure, treated, tree ripened, trend, trendy, tried, trio
      of, triumph, true to, truly, trust, tuck, tucked, tuned, turn, turned, unbelievable,
      unbelievably, uncomplicated, unforgettable, union, unique, uniquely, unusual, upgrade,
      upscale, usual, usually, utterly, value, varied, various, vary, vast, vegetarian friendly,
      very own, vibe, vibrant, view, visit, voice, voted, walk, wall, want, warmth, wash, watch,
      wave, weather, welcome, well, wherever, whimsical, whisper, whole lot, width, win, winner,
      winning, wish, with a kick, wonder, wonderful, wonderfully, word, work, worldly, worldwide,
      worth, worthy, wow, wrap up, wrapped up, write, yes, yet, yield, yin, yang, zen garden, zip,
      scratch made, from scratch, table side, oven fresh, sun kissed, sunkissed, sun ripened, vine
      ripened, vine, on the vine, market fresh, garden fresh, farm fresh, farm to table, peak
      season, hydroponic, rooftop, certified, usda, imported from, old bay style, fermented
      overnight, slow rise, long fermented, double fried, triple cooked, thrice cooked, twice
      cooked, hand pressed, hand smashed, hand mashed, hand squeezed, hand chopped, lightly dressed,
      lightly seasoned, lightly spiced, pan crisped, pan tossed, oil cured, salt baked, salt
      roasted, ash roasted, ember roasted, coal roasted, coal fired, charcoal grilled, a la plancha
      style, confited, compressed, tempered, macerated, spiked, scented with, perfumed, kissed with,
      studded, swirled, ribboned, blitzed, whipped up, churned, spun, frothy, brewed, aerated,
      dehydrated, freeze dried, crystallized, sprinkles of, emulsified, reduced, concentrated,
      thickened, textured, tri colour, tricolour, tri color, tricolor, multi colored, ivory,
      emerald, sapphire, amber, copper, silver, gold, golden hour, crimson, scarlet, violet, indigo,
      magenta, midnight, dawn, dusk, twilight, eclipse, cosmic, galaxy, lunar, solar, venus, mars,
      jupiter, saturn, neptune, apollo, athena, zeus, hercules, goddess bowl, warrior, samurai,
      ninja, shogun, geisha, sumo, emperor, empress, prince, princess, queen s, king s, duke,
      knight, castle, palace, tower of, bridge, gate, lantern, pagoda, bazaar, souk, medina, oasis,
      nomadic, caravan, silk road, spice route, riviera, costa, playa, del mar, del sol, hacienda,
      rancho, pueblo, el camino, fiesta bowl, vida, amor, bella, bella vita, la dolce vita, mio,
      mia, luigi, mario, tony, joe, joes, sam, ben, jerry, max, jack s, jake, billy, bob, bobby,
      charlie, charlies, dave, frank, fred, george, harry, henry, hugo s, jim, jimmy, john, johnny,
      ken, larry, leo, louis, luke, mark, martin, matt, mike, nick, oscar, paul, pete, peter, ray,
      rick, robin, roger, ron, steve, ted, tim, tom, tommy, vince, walter, alice, amy, ann, anna,
      annie, beth, betty, carol, daisy, dora, emma, eva, gina, grace s, ida, ivy, jane, jenny,
      jessica, jill, joan, julia, kate, kelly, lily, linda, lisa, lola, lucy, maggie, maria, marie,
      mary, mimi, molly, nancy, nina, olivia, peggy, penny, rosa, rosie, ruby s, ruth, sally, sara,
      sarah, sophia, sophie, stella, sue, susan, tina, wanda, zoe, guru s, bowl style, plate style,
      add on, add ons, modifier, upsize, regular size, side order, sharing board, sharing platter,
      for the table, to start, to finish, something sweet, light bites, bar bites, nibbles, bar
      snacks, small bites, big plates, large plates, handhelds, from the garden, greens and things,
      sides and extras, kids menu, little ones, for kids, mocktail style, soft drinks, hot drinks,
      cold drinks, beverage, non alc, zero proof, on draft, by the glass, by the bottle, rotisserie,
      elbows, beer battered, beer batter`,
  },
]
