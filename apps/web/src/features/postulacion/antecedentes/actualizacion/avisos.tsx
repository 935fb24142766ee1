import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { type CambioAjeno, textoDeAjeno } from '../../../../lib/sale/ajeno.ts'
import type { DatosUpd } from './queries.ts'

interface AvisosProps {
  readonly datos: DatosUpd
  readonly ajeno: CambioAjeno | null
  /** What keeps an update from being begun though the sale is open: the other of the pair. */
  readonly espera: string | null
  /** null: who looks only reads. */
  readonly onDescartar: (() => void) | null
}

/** What must be known of an update before anything is typed. */
export function Avisos({ datos, ajeno, espera, onDescartar }: AvisosProps): ReactNode {
  const { abierta, prospectoId } = datos
  const actions = (
    <>
      <ButtonLink kind="quiet" to={goTo('prospectBeneficiaries', { prospectoId })}>
        Beneficiarios
      </ButtonLink>
      {onDescartar && <Button onClick={onDescartar}>Descartar actualización</Button>}
    </>
  )
  return (
    <>
      {espera && <Notice>{espera}</Notice>}
      {abierta && (
        <Notice actions={actions}>
          <b>Actualización sin confirmar.</b> La comenzó {abierta.por} el {fechaYHora(abierta.en)}. La postulación no
          avanza mientras esté abierta.
        </Notice>
      )}
      {ajeno && <Notice tone="bad">{textoDeAjeno(ajeno)}</Notice>}
    </>
  )
}
