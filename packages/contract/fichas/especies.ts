import { pesos as enPesos, type Pesos } from '@alerce/domain/base/dinero/tipos'
import { normalizaCorreo } from '@alerce/domain/base/persona/correo'
import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { telefonoConPrefijo as conPrefijo, normalizaTelefono } from '@alerce/domain/base/persona/telefono'
import type { Relacion } from '@alerce/domain/postulacion/beneficiarios'
import { numeroGuardado } from './cifras.ts'
import { comoEsta, type Especie } from './especie.ts'

/** A kind whose column is a text, never null. */
type Texto<Tipo extends string> = Especie<Tipo, string, string, string, string>
/** Kind with a nullable column. */
type TextoONada<Tipo extends string> = Especie<Tipo, string, string | null, string, string | null>

const escrito = (sent: unknown): string => (sent === null ? '' : String(sent))

const deTexto = <Tipo extends string>(tipo: Tipo, guarda: (form: string) => string): Texto<Tipo> => ({
  ...comoEsta<string, string>(),
  tipo,
  vacio: '',
  forma: (columna) => columna,
  guarda,
  recibe: escrito,
})

const deTextoONada = <Tipo extends string>(tipo: Tipo, guarda: (form: string) => string | null): TextoONada<Tipo> => ({
  ...comoEsta<string, string | null>(),
  tipo,
  vacio: '',
  forma: (columna) => columna ?? '',
  guarda,
  recibe: escrito,
})

/** Any text, without the blanks around it. */
export const texto: Texto<'texto'> = { ...deTexto('texto', (form) => form), envia: (form) => form.trim() }

/** Text with a nullable column. */
export const textoONada: TextoONada<'textoONada'> = {
  ...deTextoONada('textoONada', (form) => form || null),
  envia: (form) => form.trim(),
}

/** Name, stored and sent in capitals with single spaces. */
export const nombre: Texto<'nombre'> = { ...deTexto('nombre', enMayusculas), envia: enMayusculas }

/** Phone, stored and sent as nine digits. */
export const telefono: Texto<'telefono'> = { ...deTexto('telefono', normalizaTelefono), envia: normalizaTelefono }

/** A phone that travels with its +56. */
export const telefonoConPrefijo: Texto<'telefonoConPrefijo'> = {
  ...deTexto('telefonoConPrefijo', normalizaTelefono),
  envia: (form) => form && conPrefijo(form),
}

/** E-mail, stored and sent in lower case without blanks. */
export const correo: Texto<'correo'> = { ...deTexto('correo', normalizaCorreo), envia: normalizaCorreo }

/** A rut, kept as 12345678-5; a screen shows it with its points. */
export const rut: TextoONada<'rut'> = {
  ...deTextoONada('rut', normalizaRut),
  muestra: (columna) => (columna ? formatoRut(columna) : ''),
}

/** A passport number, kept in capitals. */
export const pasaporte = deTextoONada('pasaporte', normalizaPasaporte)

/** A code of a list, whole number in column and reply; the form holds its digits. */
export const codigo: Especie<'codigo', string, number | null, string, number | null> = {
  ...comoEsta<string, number | null>(),
  tipo: 'codigo',
  vacio: '',
  forma: (columna) => (columna === null ? '' : String(columna)),
  guarda: (form) => (form === '' ? null : Number(form)),
  recibe: escrito,
}

/** A relation of the family: a number in column and wire, its digit in a form. */
export const relacion: Especie<'relacion', string, Relacion, number, number> = {
  tipo: 'relacion',
  vacio: '',
  forma: String,
  // The field's rule checks the value.
  guarda: (form) => Number(form) as Relacion,
  recibe: escrito,
  envia: Number,
  sale: (columna) => columna,
  entra: (reply) => reply as Relacion,
}

/** Yes or no; null in a call keeps the stored value. */
export const siNo = (vacio: boolean): Especie<'siNo', boolean, boolean, boolean, boolean> => ({
  ...comoEsta<boolean, boolean>(),
  tipo: 'siNo',
  vacio,
  forma: (columna) => columna,
  guarda: (form) => form,
  recibe: (sent, antes) => (typeof sent === 'boolean' ? sent : antes),
})

/** Yes, no, or not answered; null in a call clears it. */
export const respuesta: Especie<'respuesta', boolean | null, boolean | null, boolean | null, boolean | null> = {
  ...comoEsta<boolean | null, boolean | null>(),
  tipo: 'respuesta',
  vacio: null,
  forma: (columna) => columna,
  guarda: (form) => form,
  recibe: (sent) => (typeof sent === 'boolean' ? sent : null),
}

/** Whole pesos: a number, or text as it was typed; none is stored as 0. */
export const pesos: Especie<'pesos', number | string, Pesos, number | string, Pesos> = {
  ...comoEsta<number | string, Pesos>(),
  tipo: 'pesos',
  vacio: '',
  forma: (columna) => columna,
  guarda: (form) => enPesos(typeof form === 'number' ? form : numeroGuardado(form, 'pesos')),
  recibe: (sent) => (typeof sent === 'number' ? sent : escrito(sent)),
}
