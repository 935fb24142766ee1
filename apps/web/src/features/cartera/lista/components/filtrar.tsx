import { carteraMessages, etiquetaMessages } from '@alerce/contract/messages/cartera/lista'
import { CON_DS_ENVIADA } from '@alerce/domain/cartera/vista'
import { tiposElegibles } from '@alerce/domain/postulacion/tipos'
import type { ReactNode } from 'react'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { AsesorSelector } from '../../../../components/filters/asesor-selector.tsx'
import { ListFilters } from '../../../../components/filters/list-filters.tsx'
import { Selector } from '../../../../components/filters/selector.tsx'
import { type FiltrosDeCartera, filtrosIniciales } from '../../../../lib/filtros-de-cartera.ts'
import { useEstados, useEtiquetas, useTieneReferidoWeb, useTipos } from '../queries.ts'

interface FiltrarProps {
  /** Search box, by any known datum of a person. */
  readonly search: ReactNode
  readonly filtros: FiltrosDeCartera
  readonly onChange: (change: Partial<FiltrosDeCartera>) => void
}

const planes = [
  { value: '1', label: 'Todo' },
  { value: '2', label: 'Individual' },
  { value: '3', label: 'Compensado' },
]

interface TipoSelectorProps {
  readonly value: string
  readonly onChange: (tipo: string) => void
}

/** The types that a prospect may have, and web referral only where there is one (spec 1 §1). */
function TipoSelector({ value, onChange }: TipoSelectorProps) {
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

interface EtiquetaSelectorProps {
  readonly value: string
  readonly asesor: number | null
  readonly onChange: (etiqueta: string) => void
}

/** The tags in use. Drawn without any too: one that came later would move the list. */
function EtiquetaSelector({ value, asesor, onChange }: EtiquetaSelectorProps) {
  const { data: { etiquetas: enUso } = { etiquetas: [] }, isError } = useEtiquetas(asesor)
  const options = enUso.includes(value) || value === '' ? enUso : [value, ...enUso]
  return (
    <Selector
      label="Etiqueta"
      every="Etiqueta: todas"
      value={value}
      options={options.map((etiqueta) => ({ value: etiqueta, label: etiqueta }))}
      failure={isError ? etiquetaMessages.readFailed.text : null}
      onChange={onChange}
    />
  )
}

/** How the portfolio is narrowed (spec 1 §2, Home). */
export function Filtrar({ search, filtros, onChange }: FiltrarProps) {
  const estados = useEstados()
  return (
    <ListFilters
      label="Buscar prospectos"
      search={search}
      filtros={filtros}
      onChange={onChange}
      onClear={() => onChange(filtrosIniciales())}
    >
      <Selector
        label="Estado del prospecto"
        every="Todos los estados"
        value={filtros.estado}
        options={
          estados.data &&
          [...estados.data.map(({ estado }) => estado), CON_DS_ENVIADA].map((estado) => ({
            value: estado,
            label: estado,
          }))
        }
        failure={estados.isError ? carteraMessages.estadosFailed.text : null}
        onChange={(estado) => onChange({ estado })}
      />
      <AsesorSelector every="Todo su equipo" value={filtros.asesor} onChange={(asesor) => onChange({ asesor })} />
      <TipoSelector value={filtros.tipo} onChange={(tipo) => onChange({ tipo })} />
      <ChoiceField
        label="Tipo de plan"
        labelHidden
        value={String(filtros.plan)}
        options={planes}
        onChange={(plan) => onChange({ plan: Number(plan) as FiltrosDeCartera['plan'] })}
      />
      <EtiquetaSelector
        value={filtros.etiqueta}
        asesor={filtros.asesor}
        onChange={(etiqueta) => onChange({ etiqueta })}
      />
    </ListFilters>
  )
}
