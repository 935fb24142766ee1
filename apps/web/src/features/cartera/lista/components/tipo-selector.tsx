import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { tiposElegibles } from '@alerce/domain/postulacion/tipos'
import { Selector } from '../../../../components/filters/selector.tsx'
import { useTieneReferidoWeb, useTipos } from '../queries.ts'

interface TipoSelectorProps {
  readonly value: string
  readonly onChange: (tipo: string) => void
}

/** The types that a prospect may have, and web referral only where there is one (spec 1 §1). */
export function TipoSelector({ value, onChange }: TipoSelectorProps) {
  const tipos = useTipos()
  const offersWeb = useTieneReferidoWeb() || value === 'REW'
  const elegibles = new Set<string>(tiposElegibles(offersWeb ? 'REW' : undefined).map(({ codigo }) => codigo))
  const options = tipos.data?.filter(({ codigo }) => elegibles.has(codigo))
  return (
    <Selector
      label="Tipo de prospecto"
      every="Todos los tipos"
      value={value}
      options={options?.map(({ codigo, descripcion }) => ({ value: codigo, label: `${codigo} · ${descripcion}` }))}
      failure={tipos.isError ? carteraMessages.tiposFailed.text : null}
      onChange={onChange}
    />
  )
}
