import { armarZip, type EntradaDeZip, leerZip } from '@alerce/domain/base/archivos/zip'
import { deBase64, enBytes, enTexto, iguales } from './bytes.ts'
import { escribirFirma, type FirmaDeManifiesto, firmaCalza, huellaDe, huellaDeClave, leerFirma } from './firma.ts'
import { leame } from './leame.ts'
import { leerManifiesto, type Manifiesto } from './manifiesto.ts'
import { leerSello, type SelloDeTiempo } from './sello.ts'

const nombres = {
  leame: 'LEAME.txt',
  manifiesto: 'manifiesto.json',
  firma: 'firma.json',
  sello: 'sello.tsr',
} as const

/** Parts of a pack. `manifiesto`: the text as signed; `sello`: the answer of the time stamp authority, in DER. */
export interface PartesDelPaquete {
  readonly manifiesto: string
  readonly firma: FirmaDeManifiesto
  readonly sello: Uint8Array | null
  /** Papers by their path in the pack, in the order of the manifest. */
  readonly archivos: readonly EntradaDeZip[]
}

/** Result of checking a file offered as a pack. Empty `problemas`: it is consistent; `juzgar` says what that proves. */
export interface Verificacion {
  /** Failures found, in Spanish, for the holder of the file. */
  readonly problemas: readonly string[]
  readonly manifiesto: Manifiesto | null
  /** Digest of the key that signed, to be compared with the one that the issuer publishes; null without a signature. */
  readonly clave: string | null
  /** Null when the pack carries no time stamp: then only the server's word gives its time. */
  readonly sello: SelloDeTiempo | null
}

/** Verdict on a pack. `integro` only when the signing key is known to be the issuer's. */
export type VerificacionFinal = 'integro' | 'sinClaveConocida' | 'alterado'

/** Verdicts in Spanish, for the screen and the command. */
export const veredictos: Readonly<Record<VerificacionFinal, string>> = {
  integro: 'El paquete está íntegro, y lo firmó la clave publicada.',
  sinClaveConocida:
    'No se sabe quién firmó este paquete. Coincide consigo mismo, pero cualquiera puede armar y firmar uno así con una clave propia: compruébelo con la huella de la clave que publica la isapre.',
  alterado: 'El paquete no se puede creer.',
}

/** Normalizes a pasted key digest: blanks, colons and capitals do not count. */
const comoHuella = (escrita: string): string => escrita.replace(/[\s:]/g, '').toLowerCase()

/**
 * Verdict on a pack. `publicada`: digest of the key that its issuer publishes (SHA-256 of the SPKI, hex, with or
 * without colons); empty: unknown. `problemas` lists the failures in words, another key among them.
 */
export function juzgar(
  { problemas, clave }: Verificacion,
  publicada: string,
): { readonly veredicto: VerificacionFinal; readonly problemas: readonly string[] } {
  const esperada = comoHuella(publicada)
  const ajena = esperada !== '' && clave !== null && clave !== esperada
  const hallados = [...problemas, ...(ajena ? ['La clave de la firma no es la publicada.'] : [])]
  if (hallados.length > 0) return { veredicto: 'alterado', problemas: hallados }
  return { veredicto: esperada === '' ? 'sinClaveConocida' : 'integro', problemas: [] }
}

/** The ZIP of a pack. The same parts make the same bytes. */
export function armarPaquete({ manifiesto, firma, sello, archivos }: PartesDelPaquete): Uint8Array<ArrayBuffer> {
  const leido = leerManifiesto(manifiesto)
  if (!leido) throw new Error('el manifiesto no es de este formato')
  return armarZip([
    [nombres.leame, enBytes(leame(leido))],
    [nombres.manifiesto, enBytes(manifiesto)],
    [nombres.firma, enBytes(escribirFirma(firma))],
    ...(sello ? [[nombres.sello, sello] as const] : []),
    ...archivos,
  ])
}

const nadaMas = (problema: string): Verificacion => ({
  problemas: [problema],
  manifiesto: null,
  clave: null,
  sello: null,
})

/** Facts whose digest is not that of the file that they name. */
function problemasDeHechos({ hechos, archivos }: Manifiesto): string[] {
  const huellas = new Map(archivos.map(({ ruta, sha256 }) => [ruta, sha256]))
  return hechos.flatMap(({ que, huella, contenido }) =>
    contenido && huellas.get(contenido) !== huella ? [`La huella de «${que}» no es la de «${contenido}».`] : [],
  )
}

async function problemasDeArchivos({ archivos }: Manifiesto, hallados: ReadonlyMap<string, Uint8Array>) {
  const problemas: string[] = []
  for (const { ruta, sha256 } of archivos) {
    const bytes = hallados.get(ruta)
    if (!bytes) problemas.push(`Falta el documento «${ruta}».`)
    else if ((await huellaDe(bytes)) !== sha256)
      problemas.push(`El documento «${ruta}» fue cambiado: su huella no es la del manifiesto.`)
  }
  const propios = new Set<string>([...Object.values(nombres), ...archivos.map(({ ruta }) => ruta)])
  for (const ruta of hallados.keys())
    if (!propios.has(ruta)) problemas.push(`«${ruta}» no es parte del paquete: alguien lo agregó.`)
  return problemas
}

/**
 * Checks a pack by itself, without network. The manifest is the signed one, each paper is in it, and nothing was added.
 * The time stamp is on this signature. The file is, byte by byte, the one that these parts make.
 */
export async function verificarPaquete(bytes: Uint8Array): Promise<Verificacion> {
  const entradas = leerZip(bytes)
  if (!entradas) return nadaMas('El archivo no es un paquete de evidencia, o está dañado.')
  const hallados = new Map(entradas)
  const [texto, escrita] = [hallados.get(nombres.manifiesto), hallados.get(nombres.firma)]
  const manifiesto = texto ? leerManifiesto(enTexto(texto)) : null
  if (!texto || !manifiesto)
    return nadaMas('El paquete no trae un manifiesto que se pueda leer: está dañado o fue cambiado.')
  const firma = escrita ? leerFirma(enTexto(escrita)) : null
  if (!firma)
    return { ...nadaMas('El paquete no trae una firma que se pueda leer: está dañado o fue cambiado.'), manifiesto }

  const problemas: string[] = []
  if (!(await firmaCalza(firma, texto)))
    problemas.push('La firma no es de este manifiesto: uno de los dos fue cambiado.')
  problemas.push(...(await problemasDeArchivos(manifiesto, hallados)), ...problemasDeHechos(manifiesto))
  const sellado = hallados.get(nombres.sello) ?? null
  const sello = sellado && (await leerSello(sellado, deBase64(firma.firma) ?? new Uint8Array()))
  if (sellado && !sello) problemas.push('El sello de tiempo no es de esta firma, o fue cambiado.')
  if (problemas.length === 0) {
    const archivos = manifiesto.archivos.map(({ ruta }) => [ruta, hallados.get(ruta) ?? new Uint8Array()] as const)
    if (!iguales(armarPaquete({ manifiesto: enTexto(texto), firma, sello: sellado, archivos }), bytes))
      problemas.push('El archivo no es el que se entregó: algo en él fue cambiado.')
  }
  return { problemas, manifiesto, clave: await huellaDeClave(firma.clave), sello }
}
