import { obtenerListadoPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { situacionDePago } from '@alerce/domain/contrato/cobro'
import { diaDeLaUfDelMes, primerMes } from '@alerce/domain/contrato/vigencia'
import { ufAl } from '../../base/parametros/read-model.ts'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { type Context, useCase } from '../../use-case.ts'
import type { Cobro } from '../cobros/read-model.ts'
import { pagosDeEntidades } from '../cobros/read-pagos.ts'
import { emisionDelContrato } from '../cupon/read-model.ts'
import { type Comprobante, type EntidadPorProbar, ESPERADOS, entidadesPorProbar, registroDe } from './read-model.ts'

const present = ({ vault }: Pick<Context, 'vault'>, { id, nombre, mime, tamano, en }: Comprobante) => ({
  nombre: vault.en('comprobante_pago.nombre', id).open<string>(nombre),
  tipoMIME: mime,
  tamano,
  recibido: en,
})

/** The last online payment of an entity. Of one that waits, whether it still proves what the entity pays. */
function presentEnLinea(
  ultimo: Cobro | undefined,
  { montoUF, comprobante }: Pick<EntidadPorProbar, 'montoUF' | 'comprobante'>,
  ahora: string,
) {
  const mismoMonto = comprobante === null && ultimo?.montoUF === montoUF
  const situacion = ultimo ? situacionDePago({ ultimo, sePide: true, mismoMonto }, ahora) : null
  return ultimo && situacion ? { situacion, pesos: ultimo.pesos, desde: ultimo.resuelto ?? ultimo.creado } : null
}

export const obtenerListadoPrimerPagoUseCase = useCase(obtenerListadoPrimerPago, async ({ identificador }, ctx) => {
  const { prospecto } = await readDeclaracion(ctx, identificador, { tambien: ['mesa'] })
  const registro = await registroDe(ctx.tx, identificador)
  const devolucion = registro?.decision === 'devuelto' ? (registro.motivo ?? '') : null
  const registrado = registro !== null && devolucion === null
  const esperaDesde = registro?.decision === null ? registro.en : null
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  const mes = primerMes((await emisionDelContrato(ctx.tx, prospecto.id)) ?? ctx.hoy)
  const uf = await ufAl(ctx.tx, diaDeLaUfDelMes(mes))
  const enLinea = ctx.pasarela.enLinea && entidades.length > 0 ? await pagosDeEntidades(ctx, identificador) : []
  return entidades.map(({ empleadorId, razonSocial, montoUF, comprobante }) => ({
    entidadId: empleadorId,
    razonSocial,
    cantidadEsperada: ESPERADOS,
    montoUF,
    mes,
    montoPesos: uf && pesosDe(montoUF, uf.valor),
    uf: uf && { fecha: aDDMMYYYY(uf.fecha), referencia: uf.referencia },
    registrado,
    esperaDesde,
    resueltoPor: registro?.resueltoPor ?? null,
    resueltoEn: registro?.resueltoEn ?? null,
    devolucion,
    enLinea: presentEnLinea(
      enLinea.find((uno) => uno.empleadorId === empleadorId),
      { montoUF, comprobante },
      ctx.ahora,
    ),
    comprobante: comprobante && present(ctx, comprobante),
  }))
})
