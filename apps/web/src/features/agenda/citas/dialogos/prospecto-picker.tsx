import { busquedaMessages } from '@alerce/contract/messages/cartera/lista'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { llavesDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import type { Option } from '../../../../components/fields/select-field.tsx'
import { call } from '../../../../lib/api/call.ts'
import type { Binding } from '../../../../lib/form/binding.ts'
import { useRead } from '../../../../lib/use-call.ts'
import { useSettled } from '../../../../lib/use-settled.ts'

const PAUSA_MS = 200
const LIMITE = 20

const optionOf = ({ prospectoId, nombre, rut }: { prospectoId: number; nombre: string; rut?: string | null }) => ({
  value: String(prospectoId),
  label: rut ? `${nombre} · ${formatoRut(rut)}` : nombre,
})

/**
 * Prospects found by name, RUT, folio or phone; the newest ones while the text is too short. Typed text is not stored.
 */
function useEncontrados(texto: string) {
  const settled = useSettled(texto.trim(), PAUSA_MS)
  const busca = llavesDeBusqueda(settled).length > 0
  const recientes = useRead('obtenerProspectos', { limite: LIMITE }, { enabled: !busca })
  const busqueda = useQuery({
    queryKey: ['buscarProspectos', settled, LIMITE],
    queryFn: ({ signal }) => call('buscarProspectos', { texto: settled, limite: LIMITE }, { signal }),
    enabled: busca,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const found: readonly Option[] = (busca ? busqueda.data : recientes.data)?.map(optionOf) ?? []
  return { found, failed: busca && busqueda.isError }
}

/** A prospect of the portfolio, by anything that is known of it. */
export function ProspectoPicker({ value, onChange, error, ...binding }: Binding<string>) {
  const [texto, setTexto] = useState('')
  const [chosen, setChosen] = useState<Option | null>(null)
  const elegido = chosen?.value === value ? chosen : null
  // No search while the field shows the label of the chosen prospect
  const { found, failed } = useEncontrados(texto === elegido?.label ? '' : texto)
  const others = found.filter((option) => option.value !== elegido?.value)
  const options = elegido ? [elegido, ...others] : others

  const choose = (next: string) => {
    setChosen(options.find((option) => option.value === next) ?? null)
    onChange(next)
  }

  return (
    <SearchSelectField
      label="Prospecto"
      required
      options={options}
      empty="Nombre, RUT, folio o teléfono"
      onSearch={setTexto}
      {...binding}
      value={value}
      onChange={choose}
      error={error ?? (failed ? busquedaMessages.failed.text : null)}
    />
  )
}
