import { Notice } from '../../../components/feedback/notice.tsx'
import { Stack } from '../../../components/layout/panel.tsx'
import { AdicionalFields } from './components/adicional-fields.tsx'
import { ManualFields } from './components/manual-fields.tsx'
import { SugeridoFields } from './components/sugerido-fields.tsx'
import { useExplicacion } from './queries.ts'
import type { FormCotizar } from './use-cotizar.ts'

interface BusquedaProps {
  readonly form: FormCotizar
  readonly prospectoId: number
}

/** What to look for, by suggestion or by hand; after a search that found nothing, what to widen and by how much. */
export function Busqueda({ form, prospectoId }: BusquedaProps) {
  const { data: explicacion } = useExplicacion(prospectoId)
  return (
    <Stack>
      {explicacion && <Notice>No se encontró un plan. {explicacion.texto}</Notice>}
      {form.values.flujo === 1 ? (
        <>
          <SugeridoFields form={form} prospectoId={prospectoId} />
          <AdicionalFields form={form} prospectoId={prospectoId} />
        </>
      ) : (
        <ManualFields form={form} prospectoId={prospectoId} />
      )}
    </Stack>
  )
}
