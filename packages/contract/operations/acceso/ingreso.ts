import { largoMaximoDeClave } from '@alerce/domain/acceso/clave'
import { textoLimpio } from '@alerce/domain/base/texto/limpio'
import { z } from 'zod'
import { empresaMessages } from '../../messages/acceso/empresa.ts'
import { accesoMessages } from '../../messages/acceso/sesion.ts'
import { operation } from '../../operation.ts'
import { todos } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { id, rut, texto } from '../../shapes/base/ids.ts'

/** Second step that a user must answer before any session opens, with what they can answer. */
const segundoPaso = () =>
  z.object({ desafio: z.string(), codigo: z.boolean(), llave: z.boolean(), recuperacion: z.boolean() })

/** Ways into the system: `empresa` by the account of the company, `clave` by a password. */
export const formasDeIngreso = operation('formasDeIngreso', {
  route: get('/api/alerce/v1/formasDeIngreso', 'nada'),
  access: 'publica',
  request: z.object({}),
  reply: z.object({ empresa: z.boolean(), clave: z.boolean() }),
  failure: empresaMessages.formasNoLeidas,
})

/** The password. A user with a second factor gets no session yet, nor anything else but the next step. */
export const autenticarDashboard = operation('autenticarDashboard', {
  route: write('/api/v2/autenticarDashboard', ['sesion', 'sesiones'], { refusal: 'data' }),
  access: 'publica',
  request: z.object({
    usuario: z
      .string({ error: accesoMessages.usuarioObligatorio.text })
      .overwrite(textoLimpio)
      .trim()
      .min(1, accesoMessages.usuarioObligatorio.text)
      .max(80),
    clave: z
      .string({ error: accesoMessages.claveObligatoria.text })
      .min(1, accesoMessages.claveObligatoria.text)
      .max(largoMaximoDeClave * 4),
  }),
  reply: z.union([
    z.object({ identificador: id(), rut: z.string(), nombres: z.string(), apellidoPaterno: z.string() }),
    z.object({ segundoPaso: segundoPaso() }),
  ]),
  failure: accesoMessages.loginFailed,
  freno: { por: 'usuario', quien: ({ usuario }) => usuario.toLowerCase(), falla: accesoMessages.loginFailed },
  sesion: {
    efecto: 'abre',
    usuario: (respuesta) => ('segundoPaso' in respuesta ? null : respuesta.identificador),
  },
})

/**
 * Opens a supervisor's link (spec 1 §6): both identifiers are signed and belong together; blanks in them are read as +.
 * Answers the advisor of the portfolio; the gateway opens the supervisor's session.
 */
export const validarAsesorJefe = operation('validarAsesorJefe', {
  route: write('/api/v1/validarAsesorJefe', ['sesion', 'sesiones', 'enlaces']),
  access: 'publica',
  request: z.object({
    identificadorAsesor: z.string().min(1).max(400),
    identificadorJefe: z.string().min(1).max(400),
  }),
  reply: z.object({
    identificador: id(),
    rut: z.string(),
    nombres: z.string(),
    apellidoPaterno: z.string(),
    esJefe: z.literal(true),
    /** Id of the link; only a signed link has one. */
    enlaceId: id(),
  }),
  failure: accesoMessages.accesoDenegado,
  sesion: { efecto: 'abrePorEnlace', enlace: ({ enlaceId }) => enlaceId },
})

/** `fecha` is the client's clock: accepted, never used. */
const registro = { rutejecutivo: rut().optional(), fecha: texto(40).nullish(), origen: texto(40).default('DASHBOARD') }

export const validarAcceso = operation('validarAcceso', {
  route: write('/api/v1/regacc/ValidarAcceso', ['sesion', 'sesiones'], { envelope: 'body+data' }),
  access: todos,
  request: z.object({ ...registro, registrar: z.enum(['S', 'N']).default('S') }),
  reply: z.object({ codError: z.number().int(), valor: z.enum(['OK', 'NO']), descError: z.string() }),
  failure: accesoMessages.loginFailed,
  sesion: { efecto: 'cierra', si: ({ valor }) => valor !== 'OK' },
  provisional: true,
})

/**
 * tipo: S manual, I inactivity, N day change, A over 12 hours (spec 1 §4). Closes the session; the login page explains
 * every end but a manual one.
 */
export const registroAcceso = operation('registroAcceso', {
  route: write('/api/v1/regacc/RegistroAcceso', ['sesion', 'sesiones'], { envelope: 'body+data' }),
  access: todos,
  request: z.object({ ...registro, tipo: z.enum(['S', 'I', 'N', 'A']) }),
  reply: z.object({ codError: z.number().int(), valor: z.literal('OK'), descError: z.string() }),
  failure: accesoMessages.logoutFailed,
  sesion: { efecto: 'cierra', si: (_respuesta, { tipo }) => tipo === 'S' },
  provisional: true,
})

export const actividadDiaria = operation('actividadDiaria', {
  route: read('/api/v1/regacc/ActividadDiaria', ['sesion'], { envelope: 'body+data' }),
  access: todos,
  request: z.object(registro),
  reply: z.object({ codError: z.number().int(), valor: z.object({ horas: z.number() }) }),
  failure: accesoMessages.sesionNoLeida,
  passive: true,
  provisional: true,
})

export const inactividadDiaria = operation('inactividadDiaria', {
  route: read('/api/v1/regacc/InactividadDiaria', ['sesion'], { envelope: 'body+data' }),
  access: todos,
  request: z.object(registro),
  reply: z.object({ codError: z.number().int(), valor: z.object({ minutos: z.number().int() }) }),
  failure: accesoMessages.sesionNoLeida,
  passive: true,
  provisional: true,
})
