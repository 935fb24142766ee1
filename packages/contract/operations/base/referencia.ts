import { z } from 'zod'
import { referenciaMessages } from '../../messages/base/referencia.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { codigo } from '../../shapes/base/ids.ts'
import { rut } from '../../shapes/base/rut.ts'

const nada = z.object({})
const entero = z.number().int()
const opcion = z.object({ codigo: entero, descripcion: z.string() })
const ciudad = z.object({ codigoRegion: entero, codigo: entero, descripcion: z.string() })

/** From north to south. */
export const regiones = operation('regiones', {
  access: todos,
  request: nada,
  reply: z.array(opcion),
  failure: referenciaMessages.regionesFailed,
})

/** A "ciudad" is a province: there is no official city level between region and commune. */
export const ciudades = operation('ciudades', {
  access: todos,
  request: nada,
  reply: z.array(ciudad),
  failure: referenciaMessages.ciudadesFailed,
})

/** `id`: code of the region. */
export const ciudadesRegion = operation('ciudadesRegion', {
  access: todos,
  request: z.object({ id: codigo() }),
  reply: z.array(ciudad),
  failure: referenciaMessages.ciudadesFailed,
})

export const comunas = operation('comunas', {
  access: todos,
  request: nada,
  reply: z.array(z.object({ codigoCiudad: entero, codigo: entero, descripcion: z.string() })),
  failure: referenciaMessages.comunasFailed,
})

export const afps = operation('afps', {
  access: todos,
  request: nada,
  reply: z.array(opcion),
  failure: referenciaMessages.afpsFailed,
})

/** Without 0 'No tengo' and 1 FONASA, which the screens add (spec 2 §3). */
export const isapres = operation('isapres', {
  access: todos,
  request: nada,
  reply: z.array(z.object({ codigo: entero, nombre: z.string() })),
  failure: referenciaMessages.isapresFailed,
})

export const obtenerPlanesColectivos = operation('obtenerPlanesColectivos', {
  access: todos,
  request: nada,
  reply: z.array(z.object({ codColectivo: entero, descripcion: z.string() })),
  failure: referenciaMessages.colectivosFailed,
})

/** region, ciudad and comuna are codes. */
export const obtenerDireccionesEmpleador = operation('obtenerDireccionesEmpleador', {
  access: todos,
  request: z.object({ rutEmpleador: rut() }),
  reply: z.array(
    z.object({
      razonSocial: z.string(),
      direccion: z.string(),
      telefono: z.string(),
      email: z.string().nullable(),
      fax: z.string().nullable(),
      region: entero,
      ciudad: entero,
      comuna: entero,
      nombreRegion: z.string(),
      nombreCiudad: z.string(),
      nombreComuna: z.string(),
    }),
  ),
  failure: referenciaMessages.direccionesFailed,
})

export const referenciaOperations = [
  regiones,
  ciudades,
  ciudadesRegion,
  comunas,
  afps,
  isapres,
  obtenerPlanesColectivos,
  obtenerDireccionesEmpleador,
] as const
