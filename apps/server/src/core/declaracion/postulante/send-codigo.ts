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
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureCorreoQueFirma } from '../invitacion/cambio-de-correo/ensure-correo-que-firma.ts'
import { type Codigo, codigosDesde, setCodigo, ultimoCodigo } from './repository-codigo.ts'

const SELLO = 'codigo-postulante'

type Uso = Codigo['uso']

interface DeQuien {
  readonly declaracionId: number
  readonly uso: Uso
}

/** Content of the seal: binds the code to one declaration and use. */
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

/** Digest of the content that a code signs: detects a content changed since the mail. */
export const marcaDeLoFirmado = (dice: string): string => createHash('sha256').update(dice).digest('hex')

interface CodigoPorEnviar extends DeQuien {
  readonly desafioHash: Buffer | null
  /** Content to sign, with versions in place of sealed contents; null: the code signs nothing. */
  readonly dice: string | null
}

/** Mails a code that replaces the former one; limited per hour. Only its seal and address are kept. */
export async function sendCodigo(ctx: Context, { dice, ...de }: CodigoPorEnviar, prospecto: Prospecto) {
  const { id: prospectoId, asesorId, correo } = prospecto
  await ensureCorreoQueFirma(ctx, prospecto)
  const { tx, ahora, vault } = ctx
  const desde = new Date(Date.parse(ahora) - HORA_MS).toISOString()
  ensure((await codigosDesde(tx, de.declaracionId, de.uso, desde)) < codigosPorHora, m.demasiadosCodigos)
  const codigo = String(randomInt(10 ** largoDelCodigo)).padStart(largoDelCodigo, '0')
  const sello = vault.sign(SELLO, loSellado(de, codigo))
  const carta = { prospectoId, asesorId, para: correo, texto: texto(codigo, de.uso), adjuntos: [] }
  const correoId = await enqueueCorreo(ctx, 'codigoPostulante', carta)
  const marca = dice === null ? null : marcaDeLoFirmado(dice)
  await setCodigo(tx, { ...de, sello, correo, correoId, dice: marca, creado: ahora, expira: venceElCodigo(ahora) })
  return { correo: correoVelado(correo), minutos: minutosDelCodigo }
}

/** Valid code of a use; refused (422) when used, replaced or expired. */
export async function codigoVivo({ tx, ahora }: Context, { declaracionId, uso }: DeQuien): Promise<Codigo> {
  const codigo = await ultimoCodigo(tx, declaracionId, uso)
  ensure(codigo && codigo.usado === null && codigo.anulado === null && codigo.expira > ahora, m.codigoVencido)
  return codigo
}

export const esElCodigo = ({ vault }: Context, codigo: Codigo, dicho: string): boolean =>
  vault.verify(SELLO, loSellado(codigo, dicho), codigo.sello)
