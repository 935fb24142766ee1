import { armarZip, leerZip } from '@alerce/domain/base/archivos/zip'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBase64, enBytes } from './bytes.ts'
import { huellaDe } from './firma.ts'
import { escribirManifiesto } from './manifiesto.ts'
import { armarPaquete, type PartesDelPaquete, verificarPaquete } from './paquete.ts'
import { consultarSello, leerSello } from './sello.ts'
import { autoridadDePrueba } from './testing/autoridad.ts'
import { firmante, manifiestoDePrueba, partesDePrueba, SELLADO } from './testing/paquete.ts'

const papel = enBytes('%PDF-1.7 Plan y precio')
const isapre = await firmante()
let partes: PartesDelPaquete
let sellada: PartesDelPaquete
beforeAll(async () => {
  ;({ partes, sellada } = await partesDePrueba(isapre))
})

/** The pack with one of its files replaced, put together anew as whoever alters it would. */
function con(ruta: string, bytes: Uint8Array | null) {
  const entradas = (leerZip(armarPaquete(sellada)) ?? []).filter(([nombre]) => nombre !== ruta)
  return armarZip(bytes ? [...entradas, [ruta, bytes]] : entradas)
}
const problemasDe = async (bytes: Uint8Array) => (await verificarPaquete(bytes)).problemas

describe('a pack of evidence', () => {
  test('holds by itself, and says who signed it and when it was stamped', async () => {
    const { problemas, manifiesto, clave: huella, sello } = await verificarPaquete(armarPaquete(sellada))
    expect(problemas).toEqual([])
    expect(manifiesto?.venta.folio).toBe(2041)
    expect(huella).toBe(await huellaDe(isapre.spki))
    expect(sello).toMatchObject({ en: SELLADO, autoridad: 'Autoridad de prueba' })
  })

  test('is the same bytes each time it is put together, and tells that it has no stamp', async () => {
    expect(armarPaquete(partes)).toEqual(armarPaquete(partes))
    expect(await verificarPaquete(armarPaquete(partes))).toMatchObject({ problemas: [], sello: null })
  })

  test('with one byte flipped, wherever, does not hold', async () => {
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

  test('says what was changed, taken out or added', async () => {
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

  test('signed anew by somebody else holds only under their own key, and never under the stamp', async () => {
    const ajena = await firmante()
    const firma = aBase64(await ajena.firmar(partes.manifiesto))
    const suya = { algoritmo: 'Ed25519', clave: aBase64(ajena.spki), firma } as const
    const { problemas, clave: huella } = await verificarPaquete(armarPaquete({ ...partes, firma: suya }))
    expect([problemas, huella === (await huellaDe(ajena.spki))]).toEqual([[], true])
    expect(await problemasDe(armarPaquete({ ...sellada, firma: suya }))).toEqual([
      'El sello de tiempo no es de esta firma, o fue cambiado.',
    ])
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

  test('is of what was asked, and answers this request', async () => {
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
