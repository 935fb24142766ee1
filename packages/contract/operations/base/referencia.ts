import { z } from 'zod'
import { referenciaMessages } from '../../messages/base/campos.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { get, read } from '../../route.ts'
import { codigo, rut } from '../../shapes/base/ids.ts'

const nada = z.object({})
const entero = z.number().int()
const opcion = z.object({ codigo: entero, descripcion: z.string() })
const ciudad = z.object({ codigoRegion: entero, codigo: entero, descripcion: z.string() })

/** Ordered from north to south. */
export const regiones = operation('regiones', {
  route: get('/api/v1/Regiones', 'nada'),
  access: todos,
  request: nada,
  reply: z.array(opcion),
  failure: referenciaMessages.regionesFailed,
})

/** A "ciudad" is a province: there is no official city level between region and commune. */
export const ciudades = operation('ciudades', {
  route: get('/api/v1/Ciudades', 'nada'),
  access: todos,
  request: nada,
  reply: z.array(ciudad),
  failure: referenciaMessages.ciudadesFailed,
})

/** `id`: code of the region. */
export const ciudadesRegion = operation('ciudadesRegion', {
  route: get('/api/v1/Ciudades/{id}', 'nada'),
  access: todos,
  request: z.object({ id: codigo() }),
  reply: z.array(ciudad),
  failure: referenciaMessages.ciudadesFailed,
})

export const comunas = operation('comunas', {
  route: get('/api/v1/Comunas', 'nada'),
  access: todos,
  request: nada,
  reply: z.array(z.object({ codigoCiudad: entero, codigo: entero, descripcion: z.string() })),
  failure: referenciaMessages.comunasFailed,
})

export const afps = operation('afps', {
  route: get('/api/v1/Afps', 'nada'),
  access: todos,
  request: nada,
  reply: z.array(opcion),
  failure: referenciaMessages.afpsFailed,
})

/** Without 0 'No tengo' and 1 FONASA, which the screens add (spec 2 §3). */
export const isapres = operation('isapres', {
  route: get('/api/v1/Isapres', 'nada'),
  access: todos,
  request: nada,
  reply: z.array(z.object({ codigo: entero, nombre: z.string() })),
  failure: referenciaMessages.isapresFailed,
})

export const obtenerPlanesColectivos = operation('obtenerPlanesColectivos', {
  route: get('/api/alerce/v1/obtenerPlanesColectivos', 'nada', { bearer: true }),
  access: todos,
  request: nada,
  reply: z.array(z.object({ codColectivo: entero, descripcion: z.string() })),
  failure: referenciaMessages.colectivosFailed,
})

/** region, ciudad and comuna are codes. */
export const obtenerDireccionesEmpleador = operation('obtenerDireccionesEmpleador', {
  route: read('/api/v1/obtenerDireccionesEmpleador', 'nada'),
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
