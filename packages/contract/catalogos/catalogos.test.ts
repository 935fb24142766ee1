import { describe, expect, test } from 'vitest'
import { seguridad } from './acceso/seguridad.ts'
import { bitacora, type ClaseDeBitacora, clasesDeBitacora, type EventoDeBitacora } from './base/bitacora.ts'
import { cartas, clasesDeCarta } from './base/cartas.ts'
import { tiposDeNotificacion } from './base/clases-de-notificacion.ts'
import { notificaciones } from './base/notificaciones.ts'
import { clasesDeIrregularidad, irregularidades } from './mesa/irregularidades.ts'

const repeated = <T>(all: readonly T[]) => all.filter((one, i) => all.indexOf(one) !== i)

describe('the Bitácora', () => {
  const kinds = Object.values(bitacora)

  test('gives each kind a number of its own', () => {
    expect(repeated(kinds.map(({ id }) => id))).toEqual([])
  })

  test('has three numbers of the specification (spec 1 §9); ours begin at 100', () => {
    const { resultadoAutorizado, cuponManual, cuponElectronico } = bitacora
    expect([resultadoAutorizado, cuponManual, cuponElectronico].map(({ id }) => id)).toEqual([15, 19, 22])
    expect(kinds.filter(({ id }) => id < 100)).toHaveLength(3)
  })

  test('has no empty class', () => {
    const used = new Set<string>(kinds.map(({ clase }) => clase))
    expect(Object.keys(clasesDeBitacora).filter((clase) => !used.has(clase))).toEqual([])
  })

  test.each<[ClaseDeBitacora, EventoDeBitacora[]]>([
    ['prospecto', ['antecedentesGuardados', 'beneficiarioEliminado', 'parejaFormada', 'prospectoImportado']],
    ['cotizacion', ['planSeleccionado', 'cotizacionLimpiada']],
    ['declaracion', ['resultadoAutorizado', 'evaluacionMedica', 'invitacionAnulada', 'anulacionDeshecha']],
    ['documentos', ['datosContractuales', 'documentoRecibido', 'certificadoValidado']],
    ['pago', ['cuponManual', 'cuponElectronico', 'mandatoRegistrado', 'mandatoRevocado', 'mandatoOtorgado']],
    ['agenda', ['citaAgendada', 'citaRealizada', 'citaNoRealizada', 'citaReagendada']],
    ['autorizacion', ['autorizacionSolicitada', 'autorizacionRechazada']],
    ['actualizacion', ['actualizacionComenzada', 'nombreCorregido', 'postulanteInformado']],
    ['mesa', ['funRegistrado', 'funNoDisponible', 'irregularidadAbierta', 'rechazoLevantado']],
  ])('under %s one finds %j', (clase, eventos) => {
    expect(eventos.map((evento) => bitacora[evento].clase)).toEqual(eventos.map(() => clase))
  })
})

describe('the notifications', () => {
  const kinds = Object.values(notificaciones)

  test('each have a text of their own', () => {
    expect(repeated(kinds.map(({ texto }) => texto('…', '…', '…')))).toEqual([])
  })

  test('have no empty class', () => {
    const used = new Set<string>(kinds.map(({ clase }) => clase))
    expect(tiposDeNotificacion.filter((tipo) => !used.has(tipo))).toEqual([])
  })
})

test('the events of the security log have different texts', () => {
  expect(repeated(Object.values(seguridad).map(({ texto }) => texto))).toEqual([])
})

describe('the irregularities', () => {
  test('have a code of their own within their class', () => {
    expect(repeated(irregularidades.map(({ clase, id }) => `${clase} ${id}`))).toEqual([])
  })

  test('have no class without a detail: one that the desk could not open', () => {
    const used = new Set<string>(irregularidades.map(({ clase }) => clase))
    expect(Object.keys(clasesDeIrregularidad).filter((clase) => !used.has(clase))).toEqual([])
  })
})

describe('the letters of the outbox', () => {
  const kinds = Object.values(cartas)

  test('each have a subject of their own', () => {
    expect(repeated(kinds.map(({ asunto }) => asunto('…', '…')))).toEqual([])
  })

  test('have no empty class', () => {
    const used = new Set<string>(kinds.map(({ clase }) => clase))
    expect(clasesDeCarta.filter((clase) => !used.has(clase))).toEqual([])
  })
})
