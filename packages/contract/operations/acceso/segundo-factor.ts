import { largoMaximoDeClave } from '@alerce/domain/acceso/clave'
import { z } from 'zod'
import { claveMessages } from '../../messages/acceso/clave.ts'
import { segundoFactorMessages as m } from '../../messages/acceso/segundo-factor.ts'
import { operation } from '../../operation.ts'
import { administran, roles } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { idDe, texto } from '../../shapes/base/ids.ts'

/** The caller's password again: a session left open must not change how its owner gets in. */
const clave = () =>
  z
    .string({ error: m.claveObligatoria.text })
    .min(1, m.claveObligatoria.text)
    .max(largoMaximoDeClave * 4)

const frenoDeClave = { por: 'sesion', falla: claveMessages.actualIncorrecta } as const

const base64url = (largo: number) =>
  z
    .string()
    .max(largo)
    .regex(/^[\w-]+$/)
const desafio = () => base64url(200)
const credencial = () => base64url(1400)

/** Six digits, also typed or pasted with blanks. */
const codigo = () =>
  z
    .string()
    .max(40)
    .transform((escrito) => escrito.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, m.codigoObligatorio.text))

/** Recovery code as typed: its digit and its ten letters and digits, with or without dashes. */
const recuperacion = () =>
  texto(60)
    .transform((escrito) => escrito.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .pipe(z.string().regex(/^\w+$/, m.recuperacionObligatoria.text))

const nombreDeLlave = () => texto(60).min(1, m.nombreObligatorio.text)

const extensiones = () => z.record(z.string(), z.unknown()).default({})

const deLaLlave = {
  id: credencial(),
  rawId: credencial(),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish(),
  clientExtensionResults: extensiones(),
}

/** PublicKeyCredential of navigator.credentials.create, as JSON (WebAuthn level 3). */
const llaveCreada = () =>
  z.object({
    ...deLaLlave,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.array(base64url(30)).max(10).default([]),
    }),
  })

/** PublicKeyCredential of navigator.credentials.get, as JSON. */
const llaveUsada = () =>
  z.object({
    ...deLaLlave,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).nullish(),
    }),
  })

/** Options for the browser's dialog of passkeys: PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON. */
const opciones = () => z.record(z.string(), z.unknown())

/** Recovery codes, shown this once; null: those given before still hold. */
const codigos = () => z.object({ codigos: z.array(z.string()).nullable() })

/**
 * Second step after the password, by one of the three. `usuario`: the name typed with the password, by which guesses are
 * counted. Opens the session.
 */
export const completarIngreso = operation('completarIngreso', {
  route: write('/api/alerce/v1/completarIngreso', ['sesion', 'sesiones', 'seguridad', 'correos']),
  access: 'publica',
  request: z
    .object({
      usuario: texto(80).transform((escrito) => escrito.toLowerCase()),
      desafio: desafio(),
      codigo: codigo().nullish(),
      llave: llaveUsada().nullish(),
      recuperacion: recuperacion().nullish(),
    })
    .refine(({ codigo, llave, recuperacion }) => codigo || llave || recuperacion, {
      path: ['codigo'],
      message: m.codigoObligatorio.text,
    }),
  reply: z.object({ identificador: z.number(), rut: z.string() }),
  failure: m.noRevisado,
  freno: { por: 'segundoPaso', quien: ({ usuario }) => usuario, falla: m.noCoincide },
  sesion: { efecto: 'abre', usuario: ({ identificador }) => identificador },
  secret: true,
})

/** Options to answer the second step with a passkey: a new challenge, valid once. */
export const pedirLlave = operation('pedirLlave', {
  route: write('/api/alerce/v1/pedirLlave', ['sesion']),
  access: 'publica',
  request: z.object({ desafio: desafio() }),
  reply: z.object({ opciones: opciones() }),
  failure: m.noRevisado,
  freno: { por: 'direccion', falla: m.desafioVencido },
  secret: true,
})

/**
 * The caller's second step. Instants ISO. `obligatorio`: a role of theirs must have one. `llavesPosibles`: false where
 * the address of the page is no name, so that no browser offers passkeys.
 */
export const obtenerSegundoFactor = operation('obtenerSegundoFactor', {
  route: read('/api/alerce/v1/obtenerSegundoFactor', ['sesion']),
  access: roles,
  request: z.object({}),
  reply: z.object({
    obligatorio: z.boolean(),
    llavesPosibles: z.boolean(),
    aplicacion: z.object({ desde: z.string() }).nullable(),
    llaves: z.array(
      z.object({ llave: z.string(), nombre: z.string(), creada: z.string(), usada: z.string().nullable() }),
    ),
    codigosSinUsar: z.number().int(),
  }),
  failure: m.noLeido,
  provisional: true,
})

/**
 * Proposes a key for an authenticator app; it counts once a code confirms it. `clave` of the reply: base32, to be typed;
 * `direccion`: the same as an otpauth: address.
 */
export const proponerAplicacion = operation('proponerAplicacion', {
  route: write('/api/alerce/v1/proponerAplicacion', ['sesion']),
  access: roles,
  request: z.object({ clave: clave() }),
  reply: z.object({ clave: z.string(), direccion: z.string() }),
  failure: m.noGuardado,
  freno: frenoDeClave,
  provisional: true,
  secret: true,
})

/** Confirms the proposed key with a code of the app; it replaces the app that there was. */
export const confirmarAplicacion = operation('confirmarAplicacion', {
  route: write('/api/alerce/v1/confirmarAplicacion', ['sesion', 'usuarios', 'seguridad', 'correos']),
  access: roles,
  request: z.object({ codigo: codigo() }),
  reply: codigos(),
  failure: m.noGuardado,
  provisional: true,
  secret: true,
})

/** Options to create a passkey; `desafio` goes back with it. */
export const proponerLlave = operation('proponerLlave', {
  route: write('/api/alerce/v1/proponerLlave', ['sesion']),
  access: roles,
  request: z.object({ clave: clave() }),
  reply: z.object({ desafio: z.string(), opciones: opciones() }),
  failure: m.noGuardado,
  freno: frenoDeClave,
  provisional: true,
  secret: true,
})

export const agregarLlave = operation('agregarLlave', {
  route: write('/api/alerce/v1/agregarLlave', ['sesion', 'usuarios', 'seguridad', 'correos']),
  access: roles,
  request: z.object({ desafio: desafio(), nombre: nombreDeLlave(), llave: llaveCreada() }),
  reply: codigos(),
  failure: m.noGuardado,
  provisional: true,
  secret: true,
})

export const renombrarLlave = operation('renombrarLlave', {
  route: write('/api/alerce/v1/renombrarLlave', ['sesion']),
  access: roles,
  request: z.object({ llave: credencial(), nombre: nombreDeLlave() }),
  reply: z.literal('ok'),
  failure: m.noGuardado,
})

/** Removes a passkey, or the app without `llave`. With the last of them go the recovery codes. */
export const quitarFactor = operation('quitarFactor', {
  route: write('/api/alerce/v1/quitarFactor', ['sesion', 'usuarios', 'seguridad', 'correos']),
  access: roles,
  request: z.object({ clave: clave(), llave: credencial().nullable() }),
  reply: z.literal('ok'),
  failure: m.noGuardado,
  freno: frenoDeClave,
  secret: true,
})

/** Ten new recovery codes; the former ones open nothing. */
export const renovarCodigos = operation('renovarCodigos', {
  route: write('/api/alerce/v1/renovarCodigos', ['sesion', 'seguridad', 'correos']),
  access: roles,
  request: z.object({ clave: clave() }),
  reply: z.object({ codigos: z.array(z.string()) }),
  failure: m.noGuardado,
  freno: frenoDeClave,
  secret: true,
})

/** Removes the whole second step of another user, who lost the phone. */
export const quitarSegundoFactor = operation('quitarSegundoFactor', {
  route: write('/api/alerce/v1/quitarSegundoFactor', ['sesion', 'usuarios', 'seguridad', 'correos']),
  access: administran,
  request: z.object({ usuarioId: idDe('usuario') }),
  reply: z.literal('ok'),
  failure: m.noGuardado,
})
