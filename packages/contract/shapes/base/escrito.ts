import { z } from 'zod'
import { applyRules, type Rules } from '../../forms/rules.ts'
import { fechaDMY } from './fechas.ts'
import { codigo, texto, textoLargo } from './ids.ts'

/** Typed text that may be absent: its rule reports it, in the words of the specification. */
export const escrito = (max = 300) =>
  texto(max)
    .nullish()
    .transform((text) => text ?? '')

/** The same of several lines. */
export const escritoLargo = (max = 300) =>
  textoLargo(max)
    .nullish()
    .transform((text) => text ?? '')

/** A typed figure (kg, m, folio), sent as number or as text; read as text. */
export const cifra = () =>
  z
    .union([z.number(), texto(20)])
    .nullish()
    .transform((value) => String(value ?? ''))

/** DD-MM-YYYY or nothing on the wire; ISO date or '' inside. */
export const fechaEscrita = () =>
  z
    .union([fechaDMY(), z.literal('')])
    .nullish()
    .transform((value) => value ?? '')

/** A code of a list or nothing. */
export const codigoElegido = () =>
  codigo()
    .nullish()
    .transform((value) => value ?? null)

/** Checks a payload by the rules of its form: `z.object({…}).superRefine(segunReglas(rules))`. */
export const segunReglas =
  <V>(rules: Rules<V> | ((values: V) => Rules<V>)) =>
  (values: V, context: z.core.$RefinementCtx): void => {
    for (const { campo, mensaje } of applyRules(typeof rules === 'function' ? rules(values) : rules, values)) {
      context.addIssue({ code: 'custom', path: campo.split('./'), message: mensaje })
    }
  }
