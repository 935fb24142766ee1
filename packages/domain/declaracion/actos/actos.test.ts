import { describe, expect, test } from 'vitest'
import { etapasDS } from '../etapas.ts'
import { actosDeDeclaracion, juzgaActo, llegaA, type NombreDeActo, seHace } from './actos.ts'

const nombres = Object.keys(actosDeDeclaracion) as NombreDeActo[]
const en = (tipoVenta: 'M' | 'E', nombre: NombreDeActo) =>
  etapasDS.filter((etapa) => seHace(nombre, { tipoVenta, etapa }))

describe('the table of acts on a declaración', () => {
  test.each(nombres)('%s is done somewhere, and never where it has been done', (nombre) => {
    expect([...en('M', nombre), ...en('E', nombre)]).not.toEqual([])
    for (const tipoVenta of ['M', 'E'] as const)
      for (const etapa of etapasDS) {
        const juicio = juzgaActo(nombre, { tipoVenta, etapa })
        expect(seHace(nombre, { tipoVenta, etapa })).toBe(juicio === 'permitido')
      }
  })

  test('one that was rejected, annulled or has its contract is only shown to its applicant once more', () => {
    for (const etapa of ['rechazado', 'rechazadoRestricciones', 'rechazadoAreaComercial', 'terminado'] as const)
      for (const tipoVenta of ['M', 'E'] as const)
        expect(nombres.filter((nombre) => seHace(nombre, { tipoVenta, etapa }))).toEqual(
          tipoVenta === 'E' ? ['reenviarInvitacion'] : [],
        )
  })

  test.each([
    ['enviarDS', 'M', ['resumenDeclaracion']],
    ['enviarDS', 'E', []],
    ['firmarDeclaracion', 'E', ['resumenDeclaracion']],
    ['aceptarFirmas', 'M', ['firmaIsapreRevision']],
    ['aceptarFirmas', 'E', ['firmaIsapreRevision', 'firmaIsapre']],
    ['ingresarDatosDocumentosContractuales', 'E', ['dsFinalizada', 'documentosContractuales']],
    ['actualizarDatosContractuales', 'M', ['documentosContractuales', 'resumenCotizacion']],
    [
      ...(['guardarPrimerPago', 'E'] as const),
      ['firmaDocumentos', 'firmaIsapreRevision', 'documentosContractuales', 'resumenCotizacion', 'firmaIsapre'],
    ],
    ['actualizarDatosContractuales', 'E', ['firmaDocumentos', 'documentosContractuales', 'resumenCotizacion']],
  ] as const)('%s of a sale %s at %o', (nombre, tipoVenta, etapas) => expect(en(tipoVenta, nombre)).toEqual(etapas))

  test.each([
    ['enviarDS', 'M', 'dsFinalizada', 'hecho'],
    ['enviarDS', 'E', 'preguntas', { rechazo: 'ds_del_postulante' }],
    // unsent cases are hidden; after the signature answers are fixed; an annulment ends the session
    ['responderEvaluacionMedica', 'M', 'preguntas', { rechazo: 'no_encontrado' }],
    ['responderEvaluacionMedica', 'M', 'dsFinalizada', { rechazo: 'caso_no_espera' }],
    ['guardarTitularPostulante', 'E', 'resultado', { rechazo: 'ds_bloqueada' }],
    ['guardarTitularPostulante', 'E', 'invitacionAnulada', { rechazo: 'sin_sesion' }],
    ['decidirPrevired', 'E', 'invitacionAnulada', { rechazo: 'sin_sesion' }],
    ['decidirPrevired', 'E', 'preguntas', 'permitido'],
    ['guardarRespuestaDS', 'M', 'cotizante', { rechazo: 'preguntas_sin_beneficiarios' }],
    ['guardarRespuestaPostulante', 'E', 'cotizante', { rechazo: 'preguntas_sin_beneficiarios' }],
    ['cargaArchivoProspectoTAD', 'M', 'terminado', { rechazo: 'firmados_suscrito' }],
    ['cargaArchivoProspectoTAD', 'E', 'terminado', { rechazo: 'firmados_electronica' }],
    ['aceptarFirmas', 'E', 'firmaDocumentos', { rechazo: 'firmas_ya_no_espera' }],
  ] as const)('%s of a sale %s at %s: %o', (nombre, tipoVenta, etapa, juicio) =>
    expect(juzgaActo(nombre, { tipoVenta, etapa })).toEqual(juicio),
  )
})

test.each([
  ['M', 'inicioManual', true],
  ['M', 'invitacionEnviada', false],
  ['M', 'terminado', true],
  ['E', 'inicioManual', false],
  ['E', 'invitacionEnviada', true],
] as const)('a sale %s comes to %s: %s', (tipoVenta, etapa, llega) => expect(llegaA(tipoVenta, etapa)).toBe(llega))
