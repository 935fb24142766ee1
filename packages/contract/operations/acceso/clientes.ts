import { z } from 'zod'
import { clienteRule } from '../../forms/acceso/administracion.ts'
import { administracionMessages } from '../../messages/acceso/administracion.ts'
import { alcances, operation } from '../../operation.ts'
import { administran } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { segunReglas } from '../../shapes/base/escrito.ts'
import { nombra, texto, version } from '../../shapes/base/ids.ts'

const clienteId = () => nombra('cliente', texto(80))

/** Clients of the API by name. `anteriorHasta`: end of validity of the former secret (ISO), or null. */
export const obtenerClientes = operation('obtenerClientes', {
  route: read('/api/alerce/v1/obtenerClientes', ['clientes']),
  access: administran,
  request: z.object({}),
  reply: z.array(
    z.object({
      clienteId: z.string(),
      alcances: z.array(z.enum(alcances)),
      activo: z.boolean(),
      creado: z.string(),
      rotado: z.string().nullable(),
      anteriorHasta: z.string().nullable(),
      version: z.number().int(),
    }),
  ),
  failure: administracionMessages.clientesFailed,
})

/** New client; its secret is answered only here, and only its hash is stored. */
export const crearCliente = operation('crearCliente', {
  route: write('/api/alerce/v1/crearCliente', ['clientes']),
  access: administran,
  request: z
    .object({
      clienteId: clienteId(),
      alcances: z.array(z.enum(alcances)).min(1, administracionMessages.alcanceObligatorio.text),
    })
    .superRefine(segunReglas({ clienteId: clienteRule })),
  reply: z.object({ clienteId: z.string(), secreto: z.string() }),
  failure: administracionMessages.clienteNoGuardado,
  secret: true,
})

/**
 * New secret, answered once; the former one works 24 hours more, so its holder can change without a gap. `version`: as
 * read; a stale one is 412, because a second rotation would end that grace at once.
 */
export const rotarSecreto = operation('rotarSecreto', {
  route: write('/api/alerce/v1/rotarSecreto', ['clientes']),
  access: administran,
  request: z.object({ clienteId: clienteId(), version: version() }),
  reply: z.object({ secreto: z.string(), anteriorHasta: z.string() }),
  failure: administracionMessages.clienteNoGuardado,
  secret: true,
})

/**
 * Changes scopes, or switches a client off and on. Off ends its tokens at once. `version`: as read; a stale one is 412.
 */
export const cambiarCliente = operation('cambiarCliente', {
  route: write('/api/alerce/v1/cambiarCliente', ['clientes']),
  access: administran,
  request: z.object({
    clienteId: clienteId(),
    activo: z.boolean(),
    alcances: z.array(z.enum(alcances)).min(1, administracionMessages.alcanceObligatorio.text),
    version: version(),
  }),
  reply: z.literal('ok'),
  failure: administracionMessages.clienteNoGuardado,
})
