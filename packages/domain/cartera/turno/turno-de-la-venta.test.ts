import { describe, expect, test } from 'vitest'
import { inicioDelDia } from '../../base/fechas/dia.ts'
import { estadoDelProspecto } from '../../declaracion/estado.ts'
import { type EtapaDS, etapasDS } from '../../declaracion/etapas.ts'
import { type EstadoProspecto, estadosDelProspecto } from '../../postulacion/estado.ts'
import { NO_CONTACTAR } from '../../postulacion/oposicion.ts'
import { claseDelDia, plazoDe, plazosDelDia } from '../mi-dia/plazos.ts'
import { type ClaveDePaso, type HechosDeLaVenta, pasoActual, pasosDeLaVenta } from '../pasos.ts'
import { incidenciaDe, incidencias, siguientes } from '../siguiente.ts'
import type { HechosDeLaFirma, TurnoDeFirma } from './turno-de-firma.ts'
import {
  esDeSuEstado,
  type HechosDelTurno,
  pasoDeActualizacion,
  type TurnoDeVenta,
  turnoDeLaVenta,
} from './turno-de-la-venta.ts'

/** Group of the day for a turn that began at an instant. */
const grupoDelTurno = (turno: TurnoDeVenta, estado: EstadoProspecto, desde: string) =>
  plazoDe(plazosDelDia('2026-10-07'), { clase: claseDelDia(turno, estado), desde })?.grupo ?? null

/** Stages without a turn of their own: the papers decide it, or the sale has ended. */
const sinTurno: readonly EtapaDS[] = [
  ...(['rechazado', 'rechazadoRestricciones', 'rechazadoAreaComercial', 'noVigente', 'invitacionAnulada'] as const),
  ...(['resumenCotizacion', 'firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision', 'terminado'] as const),
]
/** Stages that a declaration of the type never has. */
const ajenas: Readonly<Record<'M' | 'E', readonly EtapaDS[]>> = {
  M: [
    ...(['invitacionEnviada', 'inicio', 'validacion', 'bloqueado', 'apruebaAutorizacionPrevired', 'renta'] as const),
    ...(['noExisteEmpleadoresNoAsistido', 'contactarEjecutivo', 'consideraciones'] as const),
  ],
  E: ['inicioManual'],
}

const hoy = '2026-10-07'
const desde = inicioDelDia
const cerrados: readonly EstadoProspecto[] = ['DS Rechazada', 'DS Anulada', 'Contrato Suscrito', 'Inactivo']
const venta: HechosDeLaVenta = {
  activo: true,
  etapa: 'dsManualGenerada',
  tipoVenta: 'M',
  conAntecedentes: true,
  conGrupo: true,
  enActualizacion: false,
  etapaDS: null,
  resultadoDS: null,
  dsFirmada: false,
  otraConContrato: false,
  oposiciones: [],
  firma: null,
}
const firmas: Readonly<Record<TurnoDeFirma, Partial<HechosDeLaFirma>>> = {
  porEnviar: { tipoVenta: 'E' },
  postulante: {},
  porEntregar: { firmados: { emitidos: 3, firmados: 3 } },
  pareja: { tipoVenta: 'E', etapa: 'firmaIsapre', esperaAlOtro: true },
  mesa: { etapa: 'firmaIsapreRevision' },
  devuelto: { devueltos: true },
}
/** Sale with its papers issued. */
const enviados = (turno: TurnoDeFirma) => {
  const emitidos = {
    etapa: 'resumenCotizacion',
    tipoVenta: 'M',
    firmados: null,
    devueltos: false,
    esperaAlOtro: false,
  } as const
  const firma: HechosDeLaFirma = { ...emitidos, ...firmas[turno] }
  return { estado: 'Documentos Enviados', venta: { ...venta, etapaDS: firma.etapa, firma } } as const
}

test.each([
  ['Prospecto Ingresado', NO_CONTACTAR],
  ['Inactivo', NO_CONTACTAR],
  ['Contrato Suscrito', siguientes['Contrato Suscrito'].paso],
  ['DS en Evaluación', siguientes['DS en Evaluación'].paso],
] as const)('%s of a person who objected to commercial contact: %s', (estado, paso) => {
  const turno = turnoDeLaVenta({ estado, venta: { ...venta, etapaDS: 'cotizante', oposiciones: ['contacto'] } })
  expect(turno.paso).toBe(paso)
  if (paso === NO_CONTACTAR) expect(claseDelDia(turno, estado)).toBeNull()
})

test.each(estadosDelProspecto)('with nothing else pending, %s gives the turn', (estado) => {
  const turno = turnoDeLaVenta({ estado })
  expect(turno).toBe(siguientes[estado])
  expect(esDeSuEstado(turno, estado)).toBe(true)
})

test.each<[HechosDelTurno, string, string, boolean]>([
  [{ ...enviados('porEntregar') }, 'asesor', 'hoy', false],
  [{ ...enviados('porEnviar') }, 'asesor', 'hoy', false],
  [{ ...enviados('devuelto') }, 'asesor', 'hoy', false],
  [{ ...enviados('postulante') }, 'postulante', 'espera', true],
  [{ ...enviados('mesa') }, 'mesa', 'espera', true],
  [{ ...enviados('mesa'), incidencia: 'irregularidad' }, 'asesor', 'hoy', false],
  [{ ...enviados('porEntregar'), espera: 'recibe' }, 'pareja', 'espera', false],
  [{ estado: 'Cotización Finalizada', espera: 'otorga' }, 'pareja', 'espera', false],
  [{ estado: 'Cotización Finalizada', espera: 'otorga', incidencia: 'irregularidad' }, 'asesor', 'hoy', false],
  [{ estado: 'Invitación Enviada', incidencia: 'rechazo' }, 'asesor', 'hoy', false],
])('%j: it is for %s, under %s', (hechos, actua, grupo, suyo) => {
  const turno = turnoDeLaVenta(hechos)
  expect(turno.actua).toBe(actua)
  expect(grupoDelTurno(turno, hechos.estado, desde(hoy))).toBe(grupo)
  expect(esDeSuEstado(turno, hechos.estado)).toBe(suyo)
})

const conActualizacion = { ...venta, enActualizacion: true }
test.each<[HechosDelTurno, string, string, boolean]>([
  [{ estado: 'DS Aceptada', venta: { ...conActualizacion, etapaDS: 'dsFinalizada' } }, 'asesor', 'update', true],
  [{ estado: 'DS en Evaluación', venta: { ...conActualizacion, etapaDS: 'resultado' } }, 'contraloria', 'own', true],
  [{ estado: 'DS Aceptada', espera: 'otorga', venta: conActualizacion }, 'pareja', 'own', false],
  [{ estado: 'DS Aceptada', incidencia: 'irregularidad', venta: conActualizacion }, 'asesor', 'own', false],
  ...(['porEntregar', 'postulante'] as const).map((turno): [HechosDelTurno, string, string, boolean] => {
    const { estado, venta: enviada } = enviados(turno)
    return [{ estado, venta: { ...enviada, enActualizacion: true } }, 'asesor', 'update', false]
  }),
])('with an open update, %j: the turn is of %s, with the step of the %s', (hechos, actua, cual, suyo) => {
  const turno = turnoDeLaVenta(hechos)
  expect([turno.actua, turno.paso === pasoDeActualizacion]).toEqual([actua, cual === 'update'])
  expect(esDeSuEstado(turno, hechos.estado)).toBe(suyo)
})

test('the other of a pair is waited for, however long', () => {
  const hechos = { ...enviados('postulante'), espera: 'recibe' as const }
  expect(grupoDelTurno(turnoDeLaVenta(hechos), hechos.estado, desde('2020-01-01'))).toBe('espera')
})

test.each(['porEntregar', 'porEnviar', 'devuelto'] as const)('%s is of today and tomorrow, then overdue', (firma) => {
  const hechos = enviados(firma)
  const grupo = (fecha: string) => grupoDelTurno(turnoDeLaVenta(hechos), hechos.estado, desde(fecha))
  expect([grupo('2026-10-07'), grupo('2026-10-06'), grupo('2026-10-05')]).toEqual(['hoy', 'hoy', 'atrasado'])
})

describe('a case that was stopped', () => {
  const tipos = Object.keys(incidencias) as (keyof typeof incidencias)[]
  const grupo = (incidencia: (typeof tipos)[number], fecha: string, estado: EstadoProspecto = 'DS en Proceso') =>
    grupoDelTurno(turnoDeLaVenta({ estado, incidencia }), estado, desde(fecha))

  test.each(tipos)('by %s is of today and tomorrow, then overdue', (tipo) => {
    expect([grupo(tipo, '2026-10-07'), grupo(tipo, '2026-10-06'), grupo(tipo, '2026-10-05')]).toEqual([
      'hoy',
      'hoy',
      'atrasado',
    ])
  })

  test.each(cerrados)('%s asks for nothing any more', (estado) => {
    expect(grupo('irregularidad', '2026-10-01', estado)).toBeNull()
    expect(turnoDeLaVenta({ ...enviados('porEntregar'), estado, espera: 'otorga' })).toBe(siguientes[estado])
  })
})

describe("in an electronic sale the applicant's steps are the applicant's turn", () => {
  const electronica = (estado: EstadoProspecto, etapaDS: EtapaDS, resultadoDS: number | null = null) => ({
    estado,
    venta: { ...venta, etapa: 'invitacionEnviada', tipoVenta: 'E', etapaDS, resultadoDS } as const,
  })

  test.each<[EstadoProspecto, EtapaDS, number | null, string]>([
    ['DS en Proceso', 'inicio', null, 'Espera que el postulante responda su DS'],
    ['DS en Proceso', 'cotizante', null, 'Espera que el postulante responda su DS'],
    ['DS en Proceso', 'resumenDeclaracion', null, 'Espera que el postulante firme su DS'],
    ['DS en Proceso', 'firma', null, 'Espera que el postulante firme su DS'],
    ['DS en Revisión', 'resultado', 3, 'Espera los antecedentes del postulante'],
    ['DS en Revisión', 'resultado', 7, 'Espera los antecedentes del postulante'],
    ['DS Aceptada con Restricciones', 'resultado', 2, 'Espera que el postulante responda las restricciones'],
  ])('%s at %s, %s: %s', (estado, etapa, resultado, paso) => {
    const hechos = electronica(estado, etapa, resultado)
    const turno = turnoDeLaVenta(hechos)
    expect(turno).toMatchObject({
      actua: 'postulante',
      paso,
      recordar: expect.stringMatching(/^Recordar al postulante /),
    })
    expect(esDeSuEstado(turno, estado)).toBe(false)
    expect(grupoDelTurno(turno, estado, desde(hoy))).toBe('espera')
    expect(grupoDelTurno(turno, estado, desde('2026-10-01'))).toBe('atrasado')
    expect(turnoDeLaVenta({ ...hechos, venta: { ...hechos.venta, tipoVenta: 'M' } }).actua).toBe('asesor')
  })

  test.each<[EstadoProspecto, EtapaDS, number | null]>([
    ['DS en Proceso', 'contactarEjecutivo', null],
    ['DS en Proceso', 'noExisteEmpleadoresNoAsistido', null],
    ['DS Aceptada', 'resultado', 1],
    ['Renta Insuficiente', 'resultado', 8],
  ])('and its advisor the rest: %s at %s', (estado, etapa, resultado) => {
    const turno = turnoDeLaVenta(electronica(estado, etapa, resultado))
    expect(turno.actua).toBe('asesor')
    expect(esDeSuEstado(turno, estado)).toBe(true)
  })
})

const claves: Readonly<Record<string, ClaveDePaso>> = {
  'Completar sus antecedentes': 'antecedentes',
  'Completar su grupo familiar': 'beneficiarios',
  'Elegir su plan': 'cotizar',
  'Fijar la compensación': 'cotizar',
  'Generar la DS': 'resumen',
  'Enviar la invitación al postulante': 'resumen',
  'Completar los datos de la DS': 'declaracion',
  'Completar los beneficiarios de la DS': 'declaracion',
  'Completar las preguntas de la DS': 'declaracion',
  'Revisar el resumen de la DS': 'declaracion',
  'Enviar la DS firmada': 'declaracion',
  'Espera la respuesta del postulante': 'declaracion',
  'Espera que el postulante responda su DS': 'declaracion',
  'Espera que el postulante firme su DS': 'declaracion',
  'Corregir la renta con el postulante': 'declaracion',
  'Espera la evaluación de contraloría': 'resultado',
  'Subir los antecedentes pedidos': 'resultado',
  'Espera los antecedentes del postulante': 'resultado',
  'Aceptar o rechazar las restricciones': 'resultado',
  'Espera que el postulante responda las restricciones': 'resultado',
  'Elegir otro plan': 'resultado',
  'Finalizar la DS aceptada': 'resultado',
  'Completar los datos contractuales': 'contractual',
  'Revisar el resumen de la cotización': 'documentos',
}

describe('the next step of a sale is the one its bar marks', () => {
  const resultados = (etapa: EtapaDS | null) => (etapa === 'resultado' ? [0, 1, 2, 3, 6, 7, 8] : [null])
  const cotizando = (['prospecto', 'resumenCotizacionCompensado', 'cotizacionFinalizada'] as const).flatMap((etapa) =>
    [
      [false, false],
      [true, false],
      [true, true],
    ].map(([conAntecedentes = false, conGrupo = false]) => ({ etapa, conAntecedentes, conGrupo })),
  )
  const conDS = etapasDS
    .filter((etapa) => !sinTurno.includes(etapa))
    .flatMap((etapaDS) => resultados(etapaDS).map((resultadoDS) => ({ etapaDS, resultadoDS })))

  test.each(['M', 'E'] as const)('of type %s', (tipoVenta) => {
    const pasadas = cotizando.filter(({ etapa, conGrupo }) => etapa === 'prospecto' || conGrupo)
    for (const part of [...pasadas, ...conDS]) {
      const hechos: HechosDeLaVenta = { ...venta, tipoVenta, ...part }
      const { etapaDS, resultadoDS } = hechos
      const ds = etapaDS && { etapa: etapaDS, resultado: resultadoDS, acepta: null }
      const estado = estadoDelProspecto({ activo: true, etapa: hechos.etapa, ds })
      if (etapaDS && ajenas[tipoVenta].includes(etapaDS)) continue
      const { paso } = turnoDeLaVenta({ estado, venta: hechos })
      expect([hechos, claves[paso]]).toEqual([hechos, pasoActual(pasosDeLaVenta(hechos))?.clave])
    }
  })
})

test('an irregularity is the first of several incidences', () => {
  expect(incidenciaDe({ irregularidad: true, rechazo: true })).toBe('irregularidad')
  expect(incidenciaDe({ irregularidad: false, rechazo: true })).toBe('rechazo')
  expect(incidenciaDe({ irregularidad: false, rechazo: false })).toBeNull()
})
