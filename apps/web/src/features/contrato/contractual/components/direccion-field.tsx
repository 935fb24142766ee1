import { type EntidadForm, entidadEn } from '@alerce/contract/forms/contrato/contractual'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { useDirecciones } from '../queries.ts'

interface DireccionFieldProps {
  readonly rut: string | null
  /** What stands in the card now. */
  readonly current: () => EntidadForm | undefined
  readonly onChoose: (known: Partial<EntidadForm>) => void
}

/** What stood in the card before; what was written in it since stays. */
function sinCompletar(before: EntidadForm, filled: Partial<EntidadForm>, now: EntidadForm): Partial<EntidadForm> {
  const untouched = Object.entries(filled).filter(([name, value]) => now[name as keyof EntidadForm] === value)
  return Object.fromEntries(untouched.map(([name]) => [name, before[name as keyof EntidadForm]]))
}

/** Addresses already known of this employer: choosing one fills the card, and says so. Nothing where none is known. */
export function DireccionField({ rut, current, onChoose }: DireccionFieldProps) {
  const { data = [] } = useDirecciones(rut)
  const { tell, toast } = useUndoToast('No se ha podido deshacer.')
  if (data.length === 0) return null
  const choose = (place: string) => {
    const chosen = data[Number(place)]
    if (!chosen) return
    const before = current()
    const filled = entidadEn(chosen)
    onChoose(filled)
    tell(`Se completó con ${chosen.direccion}, ${chosen.nombreComuna}.`, async () => {
      const now = current()
      if (before && now) onChoose(sinCompletar(before, filled, now))
    })
  }
  return (
    <>
      <SelectField
        label="Direcciones conocidas"
        value=""
        onChange={choose}
        empty="Elija para completar"
        options={data.map(({ direccion, nombreComuna }, index) => ({
          value: String(index),
          label: `${direccion}, ${nombreComuna}`,
        }))}
      />
      {toast}
    </>
  )
}
