import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { useLugar } from '../../../../lib/sale/lugar.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { ResumenCompensado } from '../queries.ts'
import type { useCompensacion } from '../use-compensacion.ts'
import { useEspera } from '../use-espera.ts'

interface SalidaProps {
  readonly acts: ReturnType<typeof useCompensacion>
  readonly resumen: ResumenCompensado
}

/** What ends the summary of a pair: on, or back to choosing. */
export function Salida({ acts, resumen }: SalidaProps) {
  const { otorga } = resumen
  const { espera, vuelta } = useEspera(resumen)
  const reader = useReader()
  return (
    <ActionBar next={<NextStep otorga={otorga} />}>
      <ReasonedButton reason={reader ?? vuelta} onClick={acts.goBack}>
        Volver a elegir plan
      </ReasonedButton>
      <ReasonedButton kind="primary" reason={reader ?? espera} busy={acts.going} onClick={() => acts.goOn()}>
        Continuar
      </ReasonedButton>
    </ActionBar>
  )
}

function NextStep({ otorga }: { readonly otorga: boolean }) {
  if (useLugar().actualiza) return <b>Sigue: la actualización queda confirmada.</b>
  return (
    <>
      <b>Sigue: Resumen plan.</b>{' '}
      {otorga ? 'Después confirma quien recibe.' : 'La Declaración de Salud va después de la de quien otorga.'}
    </>
  )
}
