import { describe, expect, test } from 'vitest'
import { type EtapaDS, etapasSinCompletar } from '../declaracion/etapas.ts'
import { ventaNueva } from '../testing/venta-nueva.ts'
import { type HechosDeLaVenta, pasosDeLaVenta, type SituacionDePaso } from './pasos.ts'

const conDS = (etapaDS: EtapaDS, resultadoDS: number | null = null): HechosDeLaVenta => ({
  ...ventaNueva,
  conAntecedentes: true,
  conGrupo: true,
  enActualizacion: false,
  etapa: 'dsManualGenerada',
  etapaDS,
  resultadoDS,
})

const letra: Record<SituacionDePaso, string> = { listo: 'L', ahora: 'A', sigue: 'S', cerrado: '-' }
const dibujo = (hechos: HechosDeLaVenta) =>
  pasosDeLaVenta(hechos)
    .map((p) => letra[p.situacion])
    .join('')

describe('the eight steps: antecedentes, beneficiarios, cotizar, resumen, DS, resultado, datos, documentos', () => {
  test.each<[string, HechosDeLaVenta, string]>([
    ['a new prospect', ventaNueva, 'AS------'],
    ['with applicant data', { ...ventaNueva, conAntecedentes: true }, 'LAS-----'],
    ['with its group', { ...ventaNueva, conAntecedentes: true, conGrupo: true }, 'LLA-----'],
    ['a group without applicant data opens nothing', { ...ventaNueva, conGrupo: true }, 'AS------'],
    [
      'a pair that has to compensate',
      { ...conDS('inicioManual'), etapa: 'resumenCotizacionCompensado', etapaDS: null },
      'LLA-----',
    ],
    ['with a confirmed plan', { ...conDS('inicioManual'), etapa: 'cotizacionFinalizada', etapaDS: null }, 'LLLA----'],
    ['with a cancelled invitation', conDS('invitacionAnulada'), 'LLLA----'],
    ['with a manual DS begun', conDS('inicioManual'), 'LLLLA---'],
    ['with a DS half way', conDS('preguntas'), 'LLLLA---'],
    ['with the DS sent', conDS('resultado'), 'LLLLLA--'],
    ['evaluated', conDS('resultado', 0), 'LLLLLA--'],
    ['that has to send background', conDS('resultado', 3), 'LLLLLA--'],
    ['an income in evaluation', conDS('resultado', 6), 'LLLLLA--'],
    ['that has to send background of its income', conDS('resultado', 7), 'LLLLLA--'],
    ['restricted', conDS('resultado', 2), 'LLLLLA--'],
    ['authorized, which going on finishes', conDS('resultado', 1), 'LLLLLAS-'],
    ['authorized, another sale having its contract', { ...conDS('resultado', 1), otraConContrato: true }, 'LLLLL---'],
    ['rejected, not finished: nothing comes next', conDS('resultado', 4), 'LLLLLA--'],
    ['cancelled, not finished: nothing comes next', conDS('resultado', 5), 'LLLLLA--'],
    ['with too little income: nothing comes next', conDS('resultado', 8), 'LLLLLA--'],
    ['with the DS accepted', conDS('dsFinalizada'), 'LLLLLLA-'],
    ['with contractual data', conDS('documentosContractuales'), 'LLLLLLLA'],
    ['with papers made', conDS('resumenCotizacion'), 'LLLLLLLA'],
    ['with papers handed in', conDS('firmaIsapreRevision'), 'LLLLLLLL'],
    ['when the contract is signed', conDS('terminado'), 'LLLLLLLL'],
    ['rejected: nothing goes on', conDS('rechazado'), 'LLLLLL--'],
    ['no longer valid', conDS('noVigente'), 'LLLLLL--'],
    ['an inactive prospect', { ...ventaNueva, conAntecedentes: true, activo: false }, 'L-------'],
  ])('%s', (_what, hechos, expected) => {
    expect(dibujo(hechos)).toBe(expected)
  })
})

describe('the DS step leads to the screen that goes on from its stage', () => {
  test.each<[EtapaDS, string]>([
    ['inicioManual', '/postulant-background'],
    ['cotizante', '/postulant-beneficiaries'],
    ['beneficiarios', '/postulant-ds'],
    ['preguntas', '/postulant-summary'],
    ['resumenAntecedentes', '/postulant-summary'],
    ['resumenDeclaracion', '/enviar-ds'],
    ['firma', '/enviar-ds'],
    ['resultado', '/postulant-summary'],
    ['dsFinalizada', '/postulant-summary'],
    ['invitacionEnviada', '/resumen-plan'],
    ['rechazado', '/resumen-plan'],
  ])('%s → %s', (etapa, ruta) => {
    expect(pasosDeLaVenta(conDS(etapa)).find((p) => p.clave === 'declaracion')?.ruta).toBe(ruta)
  })

  test('an electronic one is followed from the plan summary until its applicant has signed it', () => {
    const ruta = (etapaDS: EtapaDS) => pasosDeLaVenta({ ...conDS(etapaDS), tipoVenta: 'E' })[4]?.ruta
    for (const etapa of [...etapasSinCompletar, 'firma'] as const) expect(ruta(etapa)).toBe('/resumen-plan')
    expect(ruta('resultado')).toBe('/postulant-summary')
  })

  test('a pair that has to compensate goes on at its own summary', () => {
    const cotizar = (etapa: HechosDeLaVenta['etapa']) =>
      pasosDeLaVenta({ ...ventaNueva, conAntecedentes: true, conGrupo: true, etapa })[2]?.ruta
    expect([cotizar('prospecto'), cotizar('resumenCotizacionCompensado')]).toEqual([
      '/preliminar-plan',
      '/resumen-cotizacion-pactada',
    ])
  })

  test('without a DS it is the plan summary, where one is made', () => {
    expect(pasosDeLaVenta(ventaNueva)[4]?.ruta).toBe('/resumen-plan')
  })

  test('documents begin at the quotation summary and go on at the preview', () => {
    expect(pasosDeLaVenta(conDS('documentosContractuales'))[7]?.ruta).toBe('/resumen-cotizacion')
    expect(pasosDeLaVenta(conDS('resumenCotizacion'))[7]?.ruta).toBe('/documents-preview')
  })
})
