import type { ReactNode } from 'react'
import { SkeletonForm } from '../../../../components/feedback/skeletons.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useRead } from '../../../../lib/use-call.ts'
import { pideMandato } from './aviso-de-mandato.tsx'
import type { Contractual } from './contractual-form.ts'

interface MandatoSabidoProps {
  readonly title: string
  readonly ds: Declaracion
  readonly saved: Contractual
  readonly children: ReactNode
}

/** Whether a mandate is missing is said over the form: known before the form is drawn, it moves nothing. */
export function MandatoSabido({ title, ds: { identificador }, saved, children }: MandatoSabidoProps) {
  const asked = { dsw_correl: identificador }
  const { isLoading } = useRead('obtenerEstadoSuscripcion', asked, { enabled: pideMandato(saved) })
  if (!isLoading) return children
  return (
    <Page title={title}>
      <SkeletonForm />
    </Page>
  )
}
