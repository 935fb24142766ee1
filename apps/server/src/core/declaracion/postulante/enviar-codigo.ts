import { createHash, randomInt } from 'node:crypto'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { minutosDelCodigo } from '@alerce/domain/base/correos/llave'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import {
  codigosPorHora,
  correoVelado,
  largoDelCodigo,
  venceElCodigo,
} from '@alerce/domain/declaracion/invitacion/enlace'
import { marca } from '../../../papeles/marca.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirCorreoQueFirma } from '../invitacion/cambio-de-correo/exigir-correo-que-firma.ts'
import { type Codigo, codigosDesde, ponerCodigo, ultimoCodigo } from './repository-codigo.ts'

const SELLO = 'codigo-postulante'

type Uso = Codigo['uso']

interface DeQuien {
  readonly declaracionId: number
  readonly uso: Uso
}

/** What is sealed: a code opens what it was mailed for and nothing else. */
const loSellado = ({ declaracionId, uso }: DeQuien, codigo: string) => `${declaracionId} ${uso} ${codigo}`

const para: Record<Uso, string> = {
  entrada: 'entrar a su Declaración de Salud',
  firma: 'firmar su Declaración de Salud. Con él, la firma queda hecha y no se puede cambiar',
  cierre: 'responder al resultado de su Declaración de Salud',
  contrato: 'firmar los documentos de su contrato. Con él, la firma queda hecha y no se puede cambiar',
}

const texto = (codigo: string, uso: Uso): string => `Hola:

Use este código para ${para[uso]}.

Código: ${codigo}

Vence en ${minutosDelCodigo} minutos y sirve una vez. No lo entregue a nadie: su asesor nunca se lo pedirá.

Isapre ${marca.nombre}
`

/** The mark of what a code signs, kept beside it: any other content is told from it. */
export const marcaDeLoFirmado = (dice: string): string => createHash('sha256').update(dice).digest('hex')

interface CodigoPorEnviar extends DeQuien {
  readonly desafioHash: Buffer | null
  /** All that it will sign, versions for contents that are sealed; null: it signs nothing. */
  readonly dice: string | null
}

/** Mails a code in the place of the one before; so many an hour. Of it only its seal is kept, and where it went. */
export async function enviarCodigo(ctx: Context, { dice, ...de }: CodigoPorEnviar, prospecto: Prospecto) {
  const { id: prospectoId, asesorId, correo } = prospecto
  await exigirCorreoQueFirma(ctx, prospecto)
  const { tx, ahora, vault } = ctx
  const desde = new Date(Date.parse(ahora) - HORA_MS).toISOString()
  ensure((await codigosDesde(tx, de.declaracionId, de.uso, desde)) < codigosPorHora, m.demasiadosCodigos)
  const codigo = String(randomInt(10 ** largoDelCodigo)).padStart(largoDelCodigo, '0')
  const sello = vault.sign(SELLO, loSellado(de, codigo))
  const carta = { prospectoId, asesorId, para: correo, texto: texto(codigo, de.uso), adjuntos: [] }
  const correoId = await encolarCorreo(ctx, 'codigoPostulante', carta)
  const marca = dice === null ? null : marcaDeLoFirmado(dice)
  await ponerCodigo(tx, { ...de, sello, correo, correoId, dice: marca, creado: ahora, expira: venceElCodigo(ahora) })
  return { correo: correoVelado(correo), minutos: minutosDelCodigo }
}

/** The code of a use that can still be said; refused (422) where it was used, replaced, or its time is over. */
export async function codigoVivo({ tx, ahora }: Context, { declaracionId, uso }: DeQuien): Promise<Codigo> {
  const codigo = await ultimoCodigo(tx, declaracionId, uso)
  ensure(codigo && codigo.usado === null && codigo.anulado === null && codigo.expira > ahora, m.codigoVencido)
  return codigo
}

/** Whether this is the code that was mailed. */
export const esElCodigo = ({ vault }: Context, codigo: Codigo, dicho: string): boolean =>
  vault.verify(SELLO, loSellado(codigo, dicho), codigo.sello)
