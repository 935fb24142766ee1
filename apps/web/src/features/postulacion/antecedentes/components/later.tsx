import { type ComponentProps, lazy, Suspense } from 'react'
import { SkeletonRows } from '../../../../components/feedback/skeletons.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'

const Documentos = lazy(async () => ({
  default: (await import('../../../../components/adjuntos/documentos-panel.tsx')).DocumentosPanel,
}))
const Empleadores = lazy(async () => ({
  default: (await import('../../../../components/empleadores/empleadores-panel.tsx')).EmpleadoresPanel,
}))
const Cupones = lazy(async () => ({
  default: (await import('../../../../components/empleadores/cupones-panel.tsx')).CuponesPanel,
}))
const Autorizacion = lazy(async () => ({
  default: (await import('../../../../components/autorizacion-box.tsx')).AutorizacionBox,
}))

interface AlLadoProps extends Pick<ComponentProps<typeof Documentos>, 'empleadores' | 'sinRut' | 'lock'> {
  readonly datos: ComponentProps<typeof Cupones>['datos']
}

/** Panels beside the form, or under it on a narrow screen. They load after the form and stay open when it is closed. */
export const AlLado = ({ datos, ...documentos }: AlLadoProps) => (
  <Stack>
    <Suspense fallback={null}>
      <Cupones datos={datos} />
    </Suspense>
    <Suspense fallback={<Wait title="Documentos del postulante" />}>
      <Documentos prospectoId={datos.prospectoId} {...documentos} />
    </Suspense>
  </Stack>
)

const Wait = ({ title }: { readonly title: string }) => (
  <Panel title={title}>
    <SkeletonRows count={3} />
  </Panel>
)

/** The employers with their certificates, which stand under the applicant. */
export const EmpleadoresPanel = (props: ComponentProps<typeof Empleadores>) => (
  <Suspense fallback={<Wait title="Empleadores" />}>
    <Empleadores {...props} />
  </Suspense>
)

/** Permission to go on without a certificate: most have none to show. */
export const AutorizacionBox = (props: ComponentProps<typeof Autorizacion>) => (
  <Suspense fallback={null}>
    <Autorizacion {...props} />
  </Suspense>
)
