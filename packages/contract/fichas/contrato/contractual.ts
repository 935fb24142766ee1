import { reglaTelefono } from '../../forms/base/campos.ts'
import { reglaCorreoDeVenta } from '../../forms/postulacion/persona.ts'
import { chosen, opcional } from '../../forms/rules.ts'
import { contractualMessages } from '../../messages/contrato/contractual.ts'
import { eleccion, uf } from '../cifras.ts'
import { correo, rut, telefonoConPrefijo, texto } from '../especies.ts'
import type { Ficha } from '../ficha.ts'
import { libre } from '../reglas.ts'
import * as regla from './reglas-contractual.ts'

/** Stored contractual address of the applicant; the commune implies its city and region. */
export const domicilioContractual = {
  codigoComuna: {
    especie: eleccion,
    columna: 'codigoComuna',
    etiqueta: 'Comuna',
    en: { personal: chosen(contractualMessages.comuna.text) },
  },
  domicilio: { especie: texto, columna: 'domicilio', etiqueta: 'Domicilio', en: { personal: regla.reglaDomicilio } },
  codigoAfp: { especie: eleccion, columna: 'codigoAfp', etiqueta: 'AFP', enFrase: 'AFP', en: { personal: libre } },
} as const satisfies Ficha

/** The applicant on /documentos (spec 2 §5). */
export const contractual = {
  codigoRegion: {
    especie: eleccion,
    columna: 'codigoRegion',
    etiqueta: 'Región',
    en: { personal: chosen(contractualMessages.region.text) },
  },
  codigoCiudad: {
    especie: eleccion,
    columna: 'codigoCiudad',
    etiqueta: 'Ciudad',
    en: { personal: chosen(contractualMessages.ciudad.text) },
  },
  ...domicilioContractual,
} as const satisfies Ficha

const deQuienPaga = { si: regla.pideTodo } as const

/** Stored data of a paying entity; of workers without an employer, only the amount. */
export const entidadPagadora = {
  razonSocial: {
    especie: texto,
    columna: 'razonSocial',
    etiqueta: 'Razón social',
    en: { entidad: regla.deQuienPaga(regla.escrito) },
    ...deQuienPaga,
  },
  domicilio: {
    especie: texto,
    columna: 'domicilio',
    etiqueta: 'Domicilio de la entidad',
    en: { entidad: regla.deQuienPaga(regla.escrito) },
    ...deQuienPaga,
  },
  telefono: {
    especie: telefonoConPrefijo,
    columna: 'telefono',
    etiqueta: 'Teléfono',
    en: { entidad: regla.deQuienPaga(opcional(reglaTelefono)) },
    ...deQuienPaga,
  },
  correo: {
    especie: correo,
    columna: 'correo',
    etiqueta: 'Correo electrónico',
    en: { entidad: regla.deQuienPaga(opcional(reglaCorreoDeVenta)) },
    ...deQuienPaga,
  },
  codigoComuna: {
    especie: eleccion,
    columna: 'codigoComuna',
    etiqueta: 'Comuna',
    en: { entidad: regla.deQuienPaga(chosen(contractualMessages.comuna.text)) },
    ...deQuienPaga,
  },
  montoDescuentoUF: {
    especie: uf,
    columna: 'montoDescuentoUF',
    etiqueta: 'Monto UF Cotización Pactada',
    en: { entidad: regla.reglaMontoUF },
  },
} as const satisfies Ficha

const { codigoComuna, montoDescuentoUF, ...datos } = entidadPagadora

/** A paying entity on /documentos (spec 2 §5); its rut is the employer's, its city and region the commune's. */
export const entidad = {
  rut: { especie: rut, columna: 'rut', etiqueta: 'RUT', enFrase: 'RUT', en: { entidad: libre } },
  ...datos,
  codigoRegion: {
    especie: eleccion,
    columna: 'codigoRegion',
    etiqueta: 'Región',
    en: { entidad: regla.deQuienPaga(chosen(contractualMessages.region.text)) },
    ...deQuienPaga,
  },
  codigoCiudad: {
    especie: eleccion,
    columna: 'codigoCiudad',
    etiqueta: 'Ciudad',
    en: { entidad: regla.deQuienPaga(chosen(contractualMessages.ciudad.text)) },
    ...deQuienPaga,
  },
  codigoComuna,
  montoDescuentoUF,
} as const satisfies Ficha
