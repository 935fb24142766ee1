import type { AnotacionForm } from '@alerce/contract/forms/cartera/seguimiento'
import { plantillaMessages } from '@alerce/contract/messages/cartera/seguimiento'
import type { Canal } from '@alerce/domain/cartera/seguimiento/plantilla'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../../../../components/actions/use-action.ts'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { call } from '../../../../lib/api/call.ts'
import { focusField } from '../../../../lib/form/focus-field.ts'
import type { AlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useRead } from '../../../../lib/use-call.ts'
import classes from './anotar.module.css'

interface PickerProps {
  readonly canal: Canal
  readonly prospectoId: number
  readonly form: AlerceForm<AnotacionForm>
}

interface PlantillaPickerProps extends PickerProps {
  /** Template that fills the message as soon as it is listed; null: none. */
  readonly inicial: number | null
}

/** Fills a message in with a template; what was written comes back from the toast. */
function useLlenar({ prospectoId, form }: PickerProps) {
  const { tell, toast } = useUndoToast(plantillaMessages.usoFailed.text)
  const { busy, run } = useAction(async (plantillaId: number) => {
    const lleno = await call('llenarPlantilla', { prospectoId, plantillaId })
    // After the call: what was typed meanwhile comes back too
    const { asunto, texto } = form.getValues()
    form.setValues({ asunto: lleno.asunto || asunto, texto: lleno.texto })
    const faltan = lleno.faltan.map((campo) => `{${campo}}`).join(', ')
    if (faltan !== '') form.setErrors({ texto: `Sin dato para ${faltan}: escríbalo en el mensaje.` })
    if (texto !== '') tell('Se reemplazó lo escrito', async () => form.setValues({ asunto, texto }))
    focusField('texto')
  }, plantillaMessages.usoFailed.text)
  return { busy, run, toast }
}

/** Templates of a channel, and the way to their screen. */
export function PlantillaPicker({ inicial, ...props }: PlantillaPickerProps) {
  const plantillas = useRead('obtenerPlantillas', {})
  const { busy, run, toast } = useLlenar(props)
  const [elegida, setElegida] = useState('')
  const choose = (value: string) => {
    setElegida(value)
    run(Number(value))
  }
  const ofrece = plantillas.data?.plantillas.some((una) => una.plantillaId === inicial && una.canal === props.canal)
  const fill = useEffectEvent(() => choose(String(inicial)))
  useEffect(() => {
    if (ofrece) fill()
  }, [ofrece])
  if (plantillas.error && !plantillas.data)
    return <NotRead of={plantillas} failure={plantillaMessages.readFailed.text} />
  const options = (plantillas.data?.plantillas ?? [])
    .filter(({ canal }) => canal === props.canal)
    .map(({ plantillaId, nombre }) => ({ value: String(plantillaId), label: nombre }))
  return (
    <div className={classes.plantilla}>
      <SelectField
        label="Plantilla"
        empty={options.length === 0 && plantillas.data ? 'Todavía no hay plantillas' : 'Elija una plantilla'}
        value={elegida}
        options={options}
        disabled={busy || options.length === 0}
        onChange={choose}
      />
      <Link to={goTo('plantillas')}>Editar plantillas</Link>
      {toast}
    </div>
  )
}
