import { armarZip, leerZip } from '@alerce/domain/base/archivos/zip'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBase64, enBytes } from './bytes.ts'
import { huellaDe } from './firma.ts'
import { leame } from './leame.ts'
import { escribirManifiesto, FORMATO_ANTERIOR } from './manifiesto.ts'
import { armarPaquete, juzgar, type PartesDelPaquete, verificarPaquete } from './paquete.ts'
import { consultarSello, leerSello } from './sello.ts'
import { autoridadDePrueba } from './testing/autoridad.ts'
import { firmante, manifiestoDePrueba, partesDePrueba, SELLADO } from './testing/paquete.ts'

const papel = enBytes('%PDF-1.7 Plan y precio')
const isapre = await firmante()
/** SHA-256 of the LEAME text in the former format, for the pack of these tests. */
const LEAME_ANTERIOR = 'e44b4e5e0427ff37e1eb786c15997aa7f23e9a5339d72f7a473e671d07c67fc8'
let partes: PartesDelPaquete
let sellada: PartesDelPaquete
beforeAll(async () => {
  ;({ partes, sellada } = await partesDePrueba(isapre))
})

/** Pack with one of its files replaced and assembled again, as a forger would. */
function con(ruta: string, bytes: Uint8Array | null) {
  const entradas = (leerZip(armarPaquete(sellada)) ?? []).filter(([nombre]) => nombre !== ruta)
  return armarZip(bytes ? [...entradas, [ruta, bytes]] : entradas)
}
const problemasDe = async (bytes: Uint8Array) => (await verificarPaquete(bytes)).problemas

describe('a pack of evidence', () => {
  test('is valid by itself, and gives its signer and time stamp', async () => {
    const { problemas, manifiesto, clave: huella, sello } = await verificarPaquete(armarPaquete(sellada))
    expect(problemas).toEqual([])
    expect(manifiesto?.venta.folio).toBe(2041)
    expect(huella).toBe(await huellaDe(isapre.spki))
    expect(sello).toMatchObject({ en: SELLADO, autoridad: 'Autoridad de prueba' })
  })

  test('is the same bytes each time, and reports a missing stamp', async () => {
    expect(armarPaquete(partes)).toEqual(armarPaquete(partes))
    expect(await verificarPaquete(armarPaquete(partes))).toMatchObject({ problemas: [], sello: null })
  })

  test('with any byte flipped, does not hold', async () => {
    const paquete = armarPaquete(sellada)
    const donde = fc.integer({ min: 0, max: paquete.length - 1 })
    await fc.assert(
      fc.asyncProperty(donde, fc.integer({ min: 1, max: 255 }), async (i, con) => {
        const alterado = paquete.slice()
        alterado[i] = (alterado[i] ?? 0) ^ con
        expect(await problemasDe(alterado)).not.toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('cut short, or with something at its end, does not hold', async () => {
    const paquete = armarPaquete(sellada)
    for (const largo of [0, 10, 100, paquete.length - 1])
      expect(await problemasDe(paquete.slice(0, largo))).not.toEqual([])
    expect(await problemasDe(Uint8Array.from([...paquete, 120]))).not.toEqual([])
  })

  test('reports changed, missing or added files', async () => {
    expect(await problemasDe(con('papeles/01-plan.pdf', enBytes('otro')))).toEqual([
      'El documento «papeles/01-plan.pdf» fue cambiado: su huella no es la del manifiesto.',
    ])
    expect(await problemasDe(con('firmados/01-fun.pdf', null))).toEqual(['Falta el documento «firmados/01-fun.pdf».'])
    expect(await problemasDe(con('nota.txt', enBytes('créame')))).toEqual([
      '«nota.txt» no es parte del paquete: alguien lo agregó.',
    ])
    expect(await problemasDe(con('LEAME.txt', enBytes('confíe')))).toEqual([
      'El archivo no es el que se entregó: algo en él fue cambiado.',
    ])
    const otro = escribirManifiesto({ ...(await manifiestoDePrueba()), asesor: 'Otra' })
    expect(await problemasDe(con('manifiesto.json', enBytes(otro)))).toEqual([
      'La firma no es de este manifiesto: uno de los dos fue cambiado.',
    ])
  })

  test('signed again with another key, it holds only under that key and never under the stamp', async () => {
    const ajena = await firmante()
    const firma = aBase64(await ajena.firmar(partes.manifiesto))
    const suya = { algoritmo: 'Ed25519', clave: aBase64(ajena.spki), firma } as const
    const { problemas, clave: huella } = await verificarPaquete(armarPaquete({ ...partes, firma: suya }))
    expect([problemas, huella === (await huellaDe(ajena.spki))]).toEqual([[], true])
    expect(await problemasDe(armarPaquete({ ...sellada, firma: suya }))).toEqual([
      'El sello de tiempo no es de esta firma, o fue cambiado.',
    ])
  })

  test('is said to be whole only by a key that is known: forged, it is refused or doubted', async () => {
    const buena = await huellaDe(isapre.spki)
    const conDosPuntos = (buena.match(/../g) ?? []).join(':').toUpperCase()
    const suya = await verificarPaquete(armarPaquete(sellada))
    expect(juzgar(suya, conDosPuntos)).toEqual({ veredicto: 'integro', problemas: [] })
    expect(juzgar(suya, ' ').veredicto).toBe('sinClaveConocida')
    const otro = await manifiestoDePrueba()
    const texto = escribirManifiesto({ ...otro, contratante: { ...otro.contratante, nombre: 'Otra Persona' } })
    const ajena = await firmante()
    const firma = {
      algoritmo: 'Ed25519',
      clave: aBase64(ajena.spki),
      firma: aBase64(await ajena.firmar(texto)),
    } as const
    const forjado = await verificarPaquete(armarPaquete({ ...partes, manifiesto: texto, firma }))
    expect(forjado.problemas).toEqual([])
    expect(juzgar(forjado, '').veredicto).toBe('sinClaveConocida')
    expect(juzgar(forjado, buena)).toEqual({
      veredicto: 'alterado',
      problemas: ['La clave de la firma no es la publicada.'],
    })
  })

  test('of the former format is still valid, with the text of its time', async () => {
    const manifiesto = { ...(await manifiestoDePrueba()), formato: FORMATO_ANTERIOR } as const
    expect(await huellaDe(enBytes(leame(manifiesto)))).toBe(LEAME_ANTERIOR)
    const texto = escribirManifiesto(manifiesto)
    const firma = { ...partes.firma, firma: aBase64(await isapre.firmar(texto)) }
    const verificacion = await verificarPaquete(armarPaquete({ ...partes, manifiesto: texto, firma }))
    expect(juzgar(verificacion, await huellaDe(isapre.spki)).veredicto).toBe('integro')
  })

  test('with a fact naming another file than the signed one is not valid', async () => {
    const manifiesto = await manifiestoDePrueba()
    const con = async (huella: string) => {
      const hechos = manifiesto.hechos.map((uno) => ({ ...uno, huella, contenido: 'papeles/01-plan.pdf' }))
      const texto = escribirManifiesto({ ...manifiesto, hechos })
      const firma = { ...partes.firma, firma: aBase64(await isapre.firmar(texto)) }
      return await problemasDe(armarPaquete({ ...partes, manifiesto: texto, firma }))
    }
    expect(await con(manifiesto.archivos[0]?.sha256 ?? '')).toEqual([])
    expect(await con('ab')).toEqual(['La huella de «Firmó el contrato» no es la de «papeles/01-plan.pdf».'])
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['a PDF', papel],
    ['another ZIP', armarZip([['hola.txt', papel]])],
    ['a manifest that is none', armarZip([['manifiesto.json', enBytes('{"formato":"otro"}')]])],
    ['a manifest alone', armarZip([['manifiesto.json', enBytes('[')]])],
  ])('%s is no pack', async (_, bytes) => {
    const { problemas, clave: huella } = await verificarPaquete(bytes)
    expect([problemas.length, huella]).toEqual([1, null])
  })
})

describe('a time stamp', () => {
  const datos = enBytes('una firma')
  const pedir = async (usos?: readonly string[]) => {
    const { consulta, nonce } = await consultarSello(datos)
    const autoridad = await autoridadDePrueba('Otra autoridad', usos)
    return { nonce, respuesta: await autoridad.sellar(consulta, new Date(SELLADO)) }
  }

  test('matches the stamped data and this request', async () => {
    const { nonce, respuesta } = await pedir()
    expect(await leerSello(respuesta, datos, nonce)).toMatchObject({ en: SELLADO, autoridad: 'Otra autoridad' })
    expect(await leerSello(respuesta, datos, `${nonce.slice(0, -1)}x`)).toBeNull()
    expect(await leerSello(respuesta, enBytes('otra firma'), nonce)).toBeNull()
  })

  test('by a certificate that is not for it, or by none, is none', async () => {
    const { respuesta } = await pedir(['1.3.6.1.5.5.7.3.1'])
    expect(await leerSello(respuesta, datos)).toBeNull()
    expect(await leerSello(enBytes('no'), datos)).toBeNull()
  })
})
