import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { useBusqueda } from '../queries.ts'

/** What the plans on offer were looked for by, in a line; nothing while it is not known. */
export function Buscado({ prospectoId }: { readonly prospectoId: number }) {
  const { data } = useBusqueda(prospectoId)
  if (!data) return null
  const { region, prestador, hospitalario, ambulatorio, minimoPlan, maximoPlan, montoAdicionalMax: mas } = data
  const bonus = hospitalario === null ? null : `${hospitalario} % hospitalario y ${ambulatorio} % ambulatorio`
  const extra = mas === null ? null : `hasta ${formatoPesos(mas)} sobre el 7 %`
  const what = [region, prestador, bonus, `de ${formatoPesos(minimoPlan)} a ${formatoPesos(maximoPlan)}`, extra]
  return <p>Se buscó: {what.filter((one) => one !== null).join(' · ')}.</p>
}
