import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../packages/contract/routes.ts'
import { report } from './report.ts'
import { technical } from './technical.ts'
import { filesLike, isTest, root, sourceFiles } from './tree.ts'

const glossary = 'docs/GLOSARIO.md'
const wordList = 'tools/checks/technical.ts'

/** An exported type, and where. */
export interface Name {
  readonly path: string
  readonly name: string
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A word as it is and what it may be the plural of: claves → clave, cotizaciones → cotizacion, veces → vez. */
const formsOf = (word: string): string[] => [
  word,
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
]

const withForms = (words: Iterable<string>): Set<string> => new Set([...words].flatMap(formsOf))
const isAmong = (word: string, known: ReadonlySet<string>): boolean => formsOf(word).some((form) => known.has(form))

/** The words of a text or of a name: fechaISO, fecha-iso and «Fecha ISO» are the same two. */
const wordsOf = (text: string): string[] =>
  plain(text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')).match(
    /\p{L}+/gu,
  ) ?? []

/** Its nouns: in Spanish the first word is one, and so is what follows «de» (TipoDeArchivo, HechosDeLaVenta). */
function nounsOf(name: string): string[] {
  const words = wordsOf(name).filter((word) => !['el', 'la', 'los', 'las'].includes(word))
  return words.filter((_, at) => at === 0 || ['de', 'del'].includes(words[at - 1] ?? ''))
}

/** The first column of the glossary's table, a term each; what stands in brackets explains it. */
export const termsOf = (table: string): string[] =>
  [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => cell.replace(/\([^)]*\)/g, '').split(','))
    .map((term) => term.trim())
    .filter((term) => /\p{L}/u.test(term) && term !== 'word')

const appOf = (path: string): string | undefined => /^apps\/\w+/.exec(path)?.[0]

/** One in the server, one in the web: what the wire carries has the same name at both ends. */
const areApart = (one: string, other: string): boolean => {
  const [here, there] = [appOf(one), appOf(other)]
  return here !== undefined && there !== undefined && here !== there
}

/** Repeated words of a list, each time but the first. */
const again = (words: readonly string[]): string[] => words.filter((word, at) => words.indexOf(word) < at)

/**
 * Nouns that are neither told nor technical, terms told twice or used by nobody, technical words of no name, and names
 * that stand for two things.
 */
export function problemsOfWords(
  names: readonly Name[],
  table: string,
  texts: readonly string[],
  technical: readonly string[],
): string[] {
  const terms = termsOf(table)
  const told = withForms([...terms.flatMap(wordsOf), ...technical])
  const used = withForms(texts.flatMap(wordsOf))
  const untold = names.flatMap(({ path, name }) =>
    nounsOf(name)
      .filter((noun) => !isAmong(noun, told))
      .map((noun) => `${path}: «${noun}» of ${name} is not in ${glossary}`),
  )
  const unused = terms
    .filter((term) => !wordsOf(term).every((word) => isAmong(word, used)))
    .map((term) => `${glossary}: nobody says «${term}»`)
  const doubled = again(terms.map(plain)).map((term) => `${glossary}: «${term}» is told twice`)
  const nouns = withForms(names.flatMap(({ name }) => nounsOf(name)))
  const idle = technical.filter((word) => !isAmong(word, nouns)).map((word) => `${wordList}: no name says «${word}»`)
  const twice = names.flatMap(({ path, name }, at) => {
    const other = names.slice(0, at).find((before) => before.name === name && !areApart(before.path, path))
    return other ? [`${path}: ${name} is another thing in ${other.path}`] : []
  })
  return [...untold, ...unused, ...doubled, ...idle, ...twice]
}

/** A comment, from where it opens: a block, or the first of the lines that begin with //. */
const opening = /\/\*\*?\s*(?:\*\s+)?(\p{L}+)|(?<=^|[^/\s]\s*\n|\n\s*)(?<!\/\/[^\n]*\n\s*)\/\/ (\p{L}+)/gu

/** First words that leave a stranger asking: a comment begins with a noun of the code or a verb (CONTRIBUTING.md). */
const riddles = new Set(['who', 'whoever', 'whom', 'whose', 'what', 'whatever', 'where', 'wherever'])

/** The comments of a text that open with a riddle, by their lines. */
export const riddlesIn = (text: string): number[] =>
  [...text.matchAll(opening)]
    .filter(([, block = '', line = '']) => riddles.has((block || line).toLowerCase()))
    .map(({ index }) => text.slice(0, index).split('\n').length)

/** A function declared in a text, by its name. */
const declared = /^\s*(?:export )?(?:(?:async )?function (\w+)|const (\w+) = (?:async )?(?:\(|\w+ =>|<\w))/gm

/** Spanish infinitives that a function of the server or the web may not begin with. */
const infinitives = new Set(
  (
    'abrir aceptar actualizar adelantar adivinar adjuntar agendar agregar aligerar alternar anotar anular apartar ' +
    'aplazar aplicar aprobar armar asentar asignar autorizar avanzar avisar bajar bloquear borrar buscar cambiar ' +
    'cargar cerrar certificar citar comenzar comparar compartir completar componer comprobar confirmar conservar ' +
    'constar contar contestar continuar contrafirmar contratar copiar corregir cortar cotizar crear dar decidir ' +
    'decir declarar declinar decodificar dejar descargar descartar desconfirmar deshacer desmarcar detener ' +
    'devolver dibujar editar elegir elevar eliminar emitir emparejar empezar encender encolar enfocar enmarcar ' +
    'ensayar entrar entregar enviar escribir escuchar esperar evaluar examinar exigir explicar exportar fallar ' +
    'fijar filtrar finalizar firmar fotografiar generar gestionar guardar hacer hallar identificar identificarse ' +
    'igualar importar imprimir ingresar iniciar insertar insistir intentar ir juzgar leer levantar ligar limpiar ' +
    'listar llamar llenar llevar mandar mantener marcar medir mezclar mirar modificar mostrar mover negar nombrar ' +
    'notificar observar obtener ofrecer oir olvidar otorgar partir pasar pedir perder podar poner posponer ' +
    'postular preciar preguntar preparar presentar probar procesar programar promover proponer publicar purgar ' +
    'quitar reabrir reasignar rechazar recibir recordar recorrer recotizar recuperar reemplazar reenviar ' +
    'refrescar registrar rehacer reintentar releer rendirse renombrar renovar repartir repasar repetir replicar ' +
    'reponer reservar resolver responder restablecer restituir restringir retener retirar retomar reunir ' +
    'reutilizar revisar revocar rotar sacar salir seguir sellar sembrar sentar servir simular sobreponer soltar ' +
    'subir sumar suscribir teclear terminar tomar trabajar traer unir usar vaciar validar velar vencer vender ' +
    'verificar vivir volver'
  ).split(' '),
)

/** The functions of a text that begin with a Spanish infinitive, but those that carry a name of the wire. */
export const spanishVerbsIn = (text: string, wire: ReadonlySet<string>): string[] =>
  [...text.matchAll(declared)]
    .map(([, declaration, arrow]) => declaration ?? arrow ?? '')
    .filter((name) => {
      const [verb = ''] = /^[a-z]+/.exec(name) ?? []
      return infinitives.has(verb) && !wire.has(name)
    })

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const exported = /^export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm

if (import.meta.main) {
  // the names of the tables are the database's
  const left = /\/testing\/|\/platform\/db\/tables\//
  const names = filesLike('packages/*/**/*.ts', 'apps/*/src/**/*.{ts,tsx}')
    .filter((path) => !(isTest(path) || left.test(path)))
    .flatMap((path) => [...read(path).matchAll(exported)].map(([, name = '']) => ({ path, name })))
  const documents = filesLike('{README,CONTRIBUTING}.md', 'docs/**/*.md').filter((path) => path !== glossary)
  const texts = [...sourceFiles(), ...documents].map(read)
  const unclear = sourceFiles().flatMap((path) =>
    riddlesIn(read(path)).map(
      (line) => `${path}:${line}: a comment begins with a noun or a verb, not with who or what`,
    ),
  )
  const wire = new Set(Object.keys(routes))
  const spanish = sourceFiles()
    .filter((path) => appOf(path))
    .flatMap((path) =>
      spanishVerbsIn(read(path), wire).map((name) => `${path}: ${name} begins with a Spanish verb, not an English one`),
    )
  const problems = [...problemsOfWords(names, read(glossary), texts, technical), ...unclear, ...spanish]
  report('words', problems, `${names.length} names`)
}
