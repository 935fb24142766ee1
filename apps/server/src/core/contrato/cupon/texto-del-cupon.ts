import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { mesDicho } from '@alerce/domain/contrato/vigencia'
import { marca } from '../../../papeles/marca.ts'
import type { Cupon } from '../../../papeles/pago/cupon.ts'

/** The mail that carries it. */
export const textoDelCupon = ({
  postulante,
  mes,
  pesos,
  vence,
  referencia,
}: Cupon): string => `Hola, ${nombreLegible(postulante.nombres)}:

Adjuntamos el cupón con que se paga la cotización de ${mesDicho(mes)}.

Monto: ${formatoPesos(pesos)}
Vence el: ${aDDMMYYYY(vence)}
Referencia: ${referencia}

Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`
