import type { Grammar } from '../grammar.ts'

export const SPANISH: Grammar = {
  and: 'y, e',
  or: 'o, u, ni',
  with: `
    con, sobre, en, al, a la, acompañado de, acompañada de, servido con, relleno de, rellena de,
    bañado en, cubierto de`,
  no: 'sin, en lugar de, en vez de',
  free: '',
  vegan: `
    vegano, vegana, veganos, veganas, vegan, 100 vegano, 100 vegana, 100 vegetal, 100 vegetales,
    totalmente vegetal, 100 a base de plantas`,
  vegetarian: 'vegetariano, vegetariana, sin carne',
  mock: 'a base vegetal, vegetal',
  common: `
    el, la, los, las, un, una, del, de, y, nuestro, nuestra, nuestros, casero, casera, caseros,
    fresco, fresca, frescas, frito, frita, fritas, asado, asada, asados, asadas, salteado,
    salteada, salteados, ensalada, sopa, verduras, salsa, hecho, hecha, elegir, todo, plato`,
  headings: `
    entrantes, entradas, primeros, primeros platos, segundos, segundos platos, platos principales,
    platos fuertes, principales, raciones, tapas, para picar, para compartir, ensaladas, sopas,
    carnes, pescados, mariscos, arroces, pastas, guarniciones, acompanamientos, postres, bebidas,
    vinos, vinos tintos, vinos blancos, cervezas, cafes, refrescos, desayunos, desayuno, almuerzo,
    cena, bocadillos, menu del dia, especialidades, platos vegetarianos, veganos, antojitos,
    platos del dia, especialidades de la casa, hamburguesas, bowls, tostas, medias raciones,
    guarnicion, arroces y pastas`,
  page: {
    menus: 'menú, menús, carta',
    menusAlone: 'platos, cocina',
    days: `
      lun, mie, jue, vie, sab, dom, lunes, martes, miércoles, jueves, viernes, sábado, domingo,
      sábados, domingos, festivos`,
    months: `
      enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre,
      diciembre`,
    closed: 'cerrado, cerramos',
    navigation: `
      inicio, nosotros, contacto, carta, la carta, galería, galeria, reservar, reservas, horario,
      horarios, español, eventos, dónde estamos, opiniones`,
    elsewhere: `
      eventos, próximos eventos, agenda, tarjetas regalo, tarjeta regalo, bono regalo, bonos regalo,
      talleres, taller, cursos, bodas, celebraciones, habitaciones, trabaja con nosotros, únete al
      equipo, empleo, horario, horarios, opiniones, reseñas, dónde estamos, cómo llegar, noticias,
      nuestra historia, sobre nosotros, quiénes somos, zonas de reparto, formas de pago`,
    goods: 'tarjeta regalo, bono regalo, entrada general, taller, por noche, habitación',
    controls: `
      reservar, pedir, añadir, añadir al carrito, leer más, ver más, nuevo, precio, plato, o, y,
      agotado, subtotal, aceptar, rechazar, aceptar todo, rechazar todo, configurar, ajustes`,
    charges: `
      suplemento, suplemento terraza, servicio de pan, servicio, gastos de envío, envío, pedido
      mínimo, descorche, pan y aperitivo, propina`,
    added: 'suplemento, añadir, añade, extra, adicional, a elegir',
    payers: 'estudiantes, personal, adulto, adultos, niño, niños, años, persona, personas, por',
    ages: 'adulto, adultos, niño, niños',
    sizes: `
      desde, de, o, y, pequeño, pequeña, mediano, mediana, grande, media, medio, entera, entero,
      ración, tapa, copa, botella, vaso, jarra, plato`,
    courses: `
      primero, primeros, segundo, segundos, entrante, entrantes, plato, postre, postres, sopa,
      guarnición, día, dia, del, de, la, el, hoy, semana, vegetariano, bebida, café, pan, a, elegir,
      para`,
    formulas: 'menú, menu, medio, completo, infantil, degustación, combo',
    wines: 'vino, vinos, carta de vinos, por copas, bodega',
    colours: `
      tinto, tintos, blanco, blancos, rosado, rosados, espumoso, espumosos, cava, cavas, generosos`,
  },
  milkSources: `
    almendra, almendras, anacardo, anacardos, soja, soya, avena, arroz, coco, avellana, avellanas,
    nuez, nueces, sésamo, cacahuete, cacahuate, tofu, marañón, macadamia, girasol`,
  pairs: [
    {
      class: 'vegetable',
      first: `
        coliflor, calabaza, berenjena, patata, patatas, papa, papas, verdura, verduras, calabacin,
        pimiento, pimientos, cebolla, cebollas, zanahoria, zanahorias, remolacha, col, repollo,
        alcachofa, alcachofas, batata, camote, elote, boniato, tomate, tomates, brocoli, setas,
        hongos, nopal, nopales, pina, platano, manzana, chiles, rajas`,
      second: 'asada, asado, asadas, asados',
    },
    {
      class: 'hearty',
      first: `
        tartare de, carpaccio de, tartar de, ceviche de, steak de, bolognese de, bolognaise de,
        boulettes de, albondigas de, burger de, hamburguesa de, tacos de, ragu de, tinga de,
        paella de, samosas de, falafel de, nuggets de, chili de, kebab de, milanesa de`,
      second: `
        remolacha, calabacin, tomate, tomates, setas, hongos, champinones, coliflor, berenjena,
        lentejas, garbanzos, verduras, soja, soya, tofu, seitan, mango, aguacate, palmito, jaca,
        jackfruit, frijoles, frijol, quinoa, papa, espinacas, nopal, nopales, flor de jamaica,
        jamaica, platano, yaca, zanahoria, soya texturizada`,
    },
    {
      class: 'maybe dairy unless milk',
      meaning: 'milk or butter',
      first: `
        croquetas de, hachis de, hachis parmentier de, parmentier de, veloute de`,
      second: `
        remolacha, calabacin, tomate, tomates, setas, hongos, champinones, coliflor, berenjena,
        lentejas, garbanzos, verduras, soja, soya, tofu, seitan, mango, aguacate, palmito, jaca,
        jackfruit, frijoles, frijol, quinoa, papa, espinacas, nopal, nopales, flor de jamaica,
        jamaica, platano, yaca, zanahoria, soya texturizada`,
    },
  ],
  talk: {
    plantBased: 'a base de plantas, base vegetal',
    animalProducts: `
      productos de origen animal, producto de origen animal, ingredientes de origen animal,
      ingrediente de origen animal, ningún producto de origen animal, ningún ingrediente de origen
      animal, productos animales, ingredientes animales, derivados animales, origen animal`,
    not: 'no, nunca',
    onRequest: `
      opción, opciones, opcional, bajo pedido, bajo petición, a petición, a pedido, disponible,
      posible, se puede pedir, se puede hacer, se puede, puede ser, pueden ser, puede pedirse,
      también, versión, en versión, alternativa, pídelo, pídela, pide, pregunta, hazlo, adaptable,
      suplemento`,
    diets: `
      sin gluten, sin lactosa, sin frutos secos, sin azúcar, gluten, picante, muy
      picante, casero, crudo, ecológico, bio, halal, kosher, nuevo, lácteos, frutos secos, contiene
      gluten`,
    legend: `
      plato, platos, con, es, son, significa, indica, indican, marcado, marcados, señalado,
      señalados, identificados, apto, apta, aptos, para, los, las, el, la, de, un, una, símbolo,
      letra, contiene, contienen, leyenda, producto, productos, comida, nuestros, alérgenos, icono,
      este, estos, personas`,
    fully: `
      100, cien por cien, cien por ciento, totalmente, completamente, enteramente, exclusivamente,
      siempre, íntegramente, estrictamente, todo, elaborados, elaborado, hechos`,
    is: 'es, son, está, están',
    weAre: 'somos, somos un, somos una, cocinamos',
    places: `
      restaurante, cocina, café, cafetería, bar, panadería, pastelería, comida, obrador, taberna,
      local, gastrobar, hamburguesería`,
    all: `
      todo, toda, todos, todas, cada, absolutamente todo, toda la, todos los, todas las, toda
      nuestra, todo nuestro, todos nuestros, todas nuestras`,
    subject: `
      nuestro, nuestra, nuestros, nuestras, los, las, el, la, lo, que, plato, platos, carta, menú,
      cocina, comida, servimos, ofrecemos, preparamos, cocinamos, hacemos, de, aquí, en, este, esta,
      y, recetas, restaurante, productos, ves, encuentras, hay`,
    articles: 'un, una, tu, su',
    doubts: `
      opciones, vegetariano, vegetariana, vegetarianos, vegetarianas, excepto, salvo, menos, casi,
      algunos, algunas, muchos, muchas, mayoría, disponible, disponibles, bajo pedido, también,
      puede, pueden, marcados, señalados, símbolo, hoja, lunes, martes, miércoles, jueves,
      viernes, sábado, domingo, semana, día, queso, parte, principalmente, mayoritariamente,
      alternativas, si`,
    but: 'pero, salvo, excepto',
    parts: `
      salsa, salsas, pan, panes, masa, masas, aliño, postre, postres, vinos, cervezas, helados,
      patatas, caldo, caldos, tortilla, tortillas`,
  },
}
