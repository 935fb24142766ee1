import { aBase64, enBytes } from '../bytes.ts'
import { huellaDe } from '../firma.ts'
import { escribirManifiesto, FORMATO, type Manifiesto } from '../manifiesto.ts'
import type { PartesDelPaquete } from '../paquete.ts'
import { consultarSello } from '../sello.ts'
import { autoridadDePrueba } from './autoridad.ts'

/** Instant at which the test packs were sealed and stamped. */
export const SELLADO = '2026-11-24T12:00:00.000Z'
const papel = enBytes('%PDF-1.7 Plan y precio de María Ñancupil')
const firmado = enBytes('%PDF-1.7 FUN firmado')

/** Signer for tests: its key as SPKI and its signing function. */
export async function firmante() {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  return {
    spki: new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)),
    firmar: async (texto: string) => new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, enBytes(texto))),
  }
}
/** Manifest of an electronic sale, for tests. */
export async function manifiestoDePrueba(): Promise<Manifiesto> {
  const archivo = async (ruta: string, bytes: Uint8Array) => ({
    ruta,
    titulo: ruta,
    sha256: await huellaDe(bytes),
    bytes: bytes.length,
    en: SELLADO,
  })
  return {
    formato: FORMATO,
    sellado: SELLADO,
    venta: { identificador: 41, folio: 2041, tipoVenta: 'E' },
    contratante: { nombre: "María Fernanda Ñancupil O'Higgins", documento: '12.345.678-5' },
    asesor: 'Ana Asesora',
    archivos: [await archivo('papeles/01-plan.pdf', papel), await archivo('firmados/01-fun.pdf', firmado)],
    hechos: [
      {
        en: SELLADO,
        quien: 'María',
        que: 'Firmó el contrato',
        metodo: 'código',
        ip: '10.0.0.1',
        agente: 'Firefox',
        texto: 'Acepto',
        version: 'v1',
        huella: 'ab',
      },
    ],
    cadena: { entradas: 3, ultima: 9, huella: 'cd' },
  }
}

/** Parts of a signed pack, with and without a time stamp. */
export async function partesDePrueba({ spki, firmar }: Awaited<ReturnType<typeof firmante>>) {
  const manifiesto = escribirManifiesto(await manifiestoDePrueba())
  const firma = await firmar(manifiesto)
  const partes: PartesDelPaquete = {
    manifiesto,
    firma: { algoritmo: 'Ed25519', clave: aBase64(spki), firma: aBase64(firma) },
    sello: null,
    archivos: [
      ['papeles/01-plan.pdf', papel],
      ['firmados/01-fun.pdf', firmado],
    ],
  }
  const autoridad = await autoridadDePrueba('Autoridad de prueba')
  const { consulta } = await consultarSello(firma)
  const sellada: PartesDelPaquete = { ...partes, sello: await autoridad.sellar(consulta, new Date(SELLADO)) }
  return { partes, sellada }
}
