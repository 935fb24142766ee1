import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { actosPorBuscar, operacionesDelActo } from './catalogos/acceso/accesos.ts'
import { accesoMessages } from './messages/acceso/sesion.ts'
import type { Operation, SaludDe } from './operation.ts'
import { operations } from './operations.ts'
import { camposConRegistro, registrosDe } from './registros.ts'
import { codigo, cursor, id, idDe } from './shapes/base/ids.ts'
import { deUnaDS } from './shapes/declaracion/declaracion.ts'

const todas: readonly Operation[] = operations

type Nodo = z.core.JSONSchema._JSONSchema

const DIGITOS = String.raw`^\d{1,15}$`

/** Ids of a request, at any depth, without a declared kind. Only an id has up to 15 digits. */
function sinNombre(nodo: Nodo, at: string): string[] {
  if (typeof nodo === 'boolean' || 'x-recurso' in nodo || 'x-cursor' in nodo) return []
  if (nodo.pattern === DIGITOS) return [at]
  const within = [nodo.items ?? [], nodo.anyOf ?? [], nodo.oneOf ?? []].flat()
  return [
    ...within.flatMap((one) => sinNombre(one, at)),
    ...Object.entries(nodo.properties ?? {}).flatMap(([name, one]) => sinNombre(one, `${at}.${name}`)),
  ]
}

const faltasDe = (name: string, request: z.ZodType) =>
  sinNombre(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), name)

describe('an id of a request', () => {
  test('declares its kind of record, in every call and at any depth', () => {
    expect(todas.flatMap(({ name, request }) => faltasDe(name, request))).toEqual([])
  })

  test.each([
    ['bare', z.object({ prospectoId: id() }), ['x.prospectoId']],
    ['that may be absent', z.object({ prospectoId: id().nullish() }), ['x.prospectoId']],
    ['in a list', z.object({ lista: z.array(z.object({ id: id() })) }), ['x.lista.id']],
    ['with its kind', z.object({ prospectoId: idDe('prospecto').nullish() }), []],
    ['of a page', z.object({ cursor: cursor().optional(), region: codigo() }), []],
  ])('%s is found', (_, request, faltas) => {
    expect(faltasDe('x', request)).toEqual(faltas)
  })

  test.each<[string, z.ZodType, unknown, object]>([
    ['of an object', deUnaDS(), { identificador: 7, rut: '1-9' }, { declaracion: 7 }],
    ['that is absent', z.object({ citaId: idDe('cita').nullish() }), { citaId: null }, {}],
    [
      'of two kinds',
      z.object({ a: idDe('prospecto'), b: idDe('documento').nullish() }),
      { a: 1, b: 2, c: 3 },
      { prospecto: 1, documento: 2 },
    ],
    ['of no object', z.array(z.object({ prospectoId: idDe('prospecto') })), [{ prospectoId: 1 }], {}],
  ])('%s is read by its kind', (_, request, payload, registros) => {
    expect(registrosDe(request, payload)).toEqual(registros)
  })

  test('of a list is known by its items', () => {
    const request = z.array(z.object({ prospectoId: idDe('prospecto'), nombre: z.string() }))
    expect([...camposConRegistro(request)]).toEqual([['prospectoId', 'prospecto']])
  })
})

describe('compiler errors', () => {
  const conDS = deUnaDS().superRefine(() => undefined)
  const sinDS = z.object({ prospectoId: idDe('prospecto'), identificador: id() })
  const talVez = z.object({ identificador: idDe('declaracion').nullish() })

  test('a call that reads health and names no declaration, unless it says so', () => {
    expectTypeOf<SaludDe<typeof conDS>>().toEqualTypeOf<true>()
    expectTypeOf<SaludDe<typeof sinDS>>().toEqualTypeOf<'sin declaración'>()
    expectTypeOf<SaludDe<typeof talVez>>().toEqualTypeOf<'sin declaración'>()
  })
})

/** Calls without a declaration in the request: lists, and calls of applicants, whose session names it. */
const SIN_DECLARACION = [
  ...['obtenerPostulacion', 'guardarTitularPostulante', 'guardarPersonaPostulante', 'guardarRespuestaPostulante'],
  ...['firmarDeclaracion', 'obtenerSeguimiento', 'abrirCartaPostulante', 'responderRestricciones', 'subirAntecedente'],
  ...['obtenerColaContraloria', 'obtenerResueltasHoy', 'abrirCopiaDS', 'abrirAntecedentesDS'],
  ...['abrirFirmadosDS', 'abrirPapelPostulante', 'exportarPersona', 'obtenerDudasPropias', 'preguntarAlAsesor'],
]

test('the health log gets a declaration of every call that reads one', () => {
  const sin = todas.filter(({ health }) => health === 'sin declaración').map(({ name }) => name)
  expect(sin).toEqual(SIN_DECLARACION)
  for (const { name, request } of todas.filter(({ health }) => health === true))
    expect([...camposConRegistro(request).values()], name).toContain('declaracion')
})

/** Acts logged by their own code: commands of the operator, and calls that may open another person's data. */
const DICHAS_POR_SU_ACTO = [
  ...['suprimirPersona', 'purgarSalud', 'obtenerMandatoPostulante', 'otorgarMandato', 'noOtorgarMandato'],
  ...['documentosProspecto', 'descargarDocumentoProspecto', 'descargarCedulaDeCaso'],
]

test('the health log has a text for each logged call, and for no other', () => {
  const dichas = actosPorBuscar.flatMap(({ operacion }) => operacionesDelActo(operacion))
  const deSalud = todas.flatMap(({ name, health }) => (health ? [name] : []))
  expect(dichas.toSorted()).toEqual([...DICHAS_POR_SU_ACTO, ...deSalud].toSorted())
})

test('the refusal of a wrong guess is a message that the call may answer', () => {
  const frenos = todas.flatMap(({ name, freno }) => (freno ? [[name, freno.por, freno.falla?.status]] : []))
  expect(frenos).toEqual([
    ['autenticarDashboard', 'usuario', accesoMessages.loginFailed.status],
    ['cambiarClave', 'sesion', 400],
    ['pedirEnlaceClave', 'pedido', undefined],
    ['revisarEnlaceClave', 'direccion', 404],
    ['restablecerClave', 'direccion', 404],
    ['abrirInvitacion', 'direccion', 404],
    ['identificarPostulante', 'direccion', 404],
    ['reenviarCodigo', 'direccion', 404],
    ['entrarPostulacion', 'direccion', 404],
    ['abrirCambioDeCorreo', 'direccion', 404],
    ['responderCambioDeCorreo', 'direccion', 404],
    ['obtenerMandatoPostulante', 'direccion', 404],
    ['otorgarMandato', 'direccion', 404],
    ['noOtorgarMandato', 'direccion', 404],
    ['completarIngreso', 'segundoPaso', 400],
    ['pedirLlave', 'direccion', 409],
    ['proponerAplicacion', 'sesion', 400],
    ['proponerLlave', 'sesion', 400],
    ['quitarFactor', 'sesion', 400],
    ['renovarCodigos', 'sesion', 400],
    ['cancelarReserva', 'direccion', 404],
    ['moverReserva', 'acto', undefined],
    ['obtenerReserva', 'direccion', 404],
    ['reservarHora', 'acto', undefined],
    ['dejarResumen', 'direccion', 404],
    ['anotarAperturaCotizacion', 'direccion', 404],
    ['obtenerCotizacionPublica', 'direccion', 404],
    ['responderCotizacion', 'direccion', 404],
    ['abrirMandatoPorEnlace', 'direccion', 404],
    ['abrirPagoPorEnlace', 'direccion', 404],
    ['obtenerPagoPorEnlace', 'direccion', 404],
    ['recibirAvisoDeCobro', 'direccion', 401],
  ])
})
