import type { Migration } from 'kysely/migration'
import type { Vault } from '../../../vault.ts'
import { textos } from './032-textos.ts'
import { diagnosticos } from './033-diagnosticos.ts'
import { lugarDelSello } from './034-lugar-del-sello.ts'
import { reenvio } from './035-reenvio.ts'
import { reuso } from './036-reuso.ts'
import { entrega } from './039-entrega.ts'
import { cierre } from './040-cierre.ts'
import { declaracionJurada } from './041-declaracion-jurada.ts'
import { circular } from './042-circular.ts'
import { identidadDeLaCita } from './044-identidad-de-la-cita.ts'

/** From the texts of the operator to the identity of an appointment. */
export const cuartas = (vault: Vault): Record<string, Migration> => ({
  '032-textos': textos,
  '033-diagnosticos': diagnosticos,
  '034-lugar-del-sello': lugarDelSello(vault),
  '035-reenvio': reenvio,
  '036-reuso': reuso,
  '039-entrega': entrega,
  '040-cierre': cierre,
  '041-declaracion-jurada': declaracionJurada,
  '042-circular': circular,
  '044-identidad-de-la-cita': identidadDeLaCita,
})
