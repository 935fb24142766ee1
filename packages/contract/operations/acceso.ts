import { z } from 'zod'
import { accesoMessages } from '../messages/acceso.ts'
import { operation } from '../operation.ts'
import { id, texto } from '../shapes/ids.ts'
import { rut } from '../shapes/rut.ts'
import { todos } from './roles.ts'

export const autenticarDashboard = operation('autenticarDashboard', {
  access: 'publica',
  request: z.object({
    usuario: texto(80).min(1, accesoMessages.usuarioObligatorio.text),
    clave: z.string().min(1, accesoMessages.claveObligatoria.text).max(200),
  }),
  reply: z.object({ identificador: id(), rut: z.string(), nombres: z.string(), apellidoPaterno: z.string() }),
  failure: accesoMessages.loginFailed,
})

/** `fecha` is what the client's clock says: accepted, never used. */
const registro = { rutejecutivo: rut().optional(), fecha: texto(40).nullish(), origen: texto(40).default('DASHBOARD') }

export const validarAcceso = operation('validarAcceso', {
  access: todos,
  request: z.object({ ...registro, registrar: z.enum(['S', 'N']).default('S') }),
  reply: z.object({ codError: z.number().int(), valor: z.enum(['OK', 'NO']), descError: z.string() }),
  failure: accesoMessages.loginFailed,
})

/** tipo: S manual, I inactivity, N day change, A over 12 hours (spec 1 §4). Closes the session. */
export const registroAcceso = operation('registroAcceso', {
  access: todos,
  request: z.object({ ...registro, tipo: z.enum(['S', 'I', 'N', 'A']) }),
  reply: z.object({ codError: z.number().int(), valor: z.literal('OK'), descError: z.string() }),
  failure: accesoMessages.logoutFailed,
})

export const actividadDiaria = operation('actividadDiaria', {
  access: todos,
  request: z.object(registro),
  reply: z.object({ codError: z.number().int(), valor: z.object({ horas: z.number() }) }),
  failure: accesoMessages.sesionNoLeida,
  passive: true,
})

export const inactividadDiaria = operation('inactividadDiaria', {
  access: todos,
  request: z.object(registro),
  reply: z.object({ codError: z.number().int(), valor: z.object({ minutos: z.number().int() }) }),
  failure: accesoMessages.sesionNoLeida,
  passive: true,
})

export const sesionActual = operation('sesionActual', {
  access: todos,
  request: z.object({}),
  reply: z.object({
    identificador: id(),
    usuario: z.string(),
    rut: z.string(),
    nombres: z.string(),
    apellidoPaterno: z.string(),
    roles: z.array(z.enum(todos)),
    csrf: z.string(),
  }),
  failure: accesoMessages.sesionNoLeida,
})

export const accesoOperations = [
  autenticarDashboard,
  validarAcceso,
  registroAcceso,
  actividadDiaria,
  inactividadDiaria,
  sesionActual,
] as const
