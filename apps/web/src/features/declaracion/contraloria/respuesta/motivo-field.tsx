import { LARGO_MOTIVO_EVALUACION } from '@alerce/contract/forms/declaracion/contraloria'
import { useState } from 'react'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx'
import type { Binding } from '../../../../lib/form/binding.ts'
import { useMotivos } from '../queries.ts'

interface MotivoFieldProps {
  readonly binding: Binding<string>
  /** Queue of the case. */
  readonly cola: 'financiera' | 'medica'
  readonly label: string
  readonly description?: string | undefined
  readonly required: boolean
}

/** A reason, begun from one that the operator wrote or from nothing. */
export function MotivoField({ binding, cola, label, description, required }: MotivoFieldProps) {
  return (
    <>
      <MotivoTipo
        cola={cola}
        onAdd={(texto) => binding.onChange([binding.value.trim(), texto].filter(Boolean).join('\n'))}
      />
      <TextAreaField
        {...binding}
        label={label}
        {...(description ? { description } : {})}
        required={required}
        rows={5}
        maxLength={LARGO_MOTIVO_EVALUACION}
      />
    </>
  )
}

interface MotivoTipoProps extends Pick<MotivoFieldProps, 'cola'> {
  readonly onAdd: (texto: string) => void
}

/** A button adds the chosen reason, since the arrow keys change the choice on their way. Written text is kept. */
function MotivoTipo({ cola, onAdd }: MotivoTipoProps) {
  const { data = [] } = useMotivos()
  const motivos = data.filter((uno) => uno.cola === null || uno.cola === cola)
  const [chosen, setChosen] = useState('')
  const motivo = motivos.find(({ titulo }) => titulo === chosen)
  if (motivos.length === 0) return null
  return (
    <>
      <SelectField
        label="Motivo tipo"
        value={chosen}
        onChange={setChosen}
        options={motivos.map(({ titulo }) => ({ value: titulo, label: titulo }))}
      />
      <ReasonedButton
        kind="quiet"
        reason={motivo ? null : 'Elija un motivo tipo.'}
        onClick={() => motivo && onAdd(motivo.texto)}
      >
        Agregar al motivo
      </ReasonedButton>
    </>
  )
}
