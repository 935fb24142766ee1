import { renderToStaticMarkup } from 'react-dom/server.edge'
import { TopBarGhost } from '../../components/layout/top-bar-ghost.tsx'
import { HomeGhost } from '../../features/cartera/lista/home-ghost.tsx'
import { MiDiaGhost } from '../../features/cartera/mi-dia/mi-dia-ghost.tsx'

/** HTML of the portfolio page until its scripts load, rendered at build time. */
export const homeGhost = (nombre: string): string =>
  renderToStaticMarkup(
    <>
      <TopBarGhost />
      <HomeGhost nombre={nombre} dia={<MiDiaGhost />} />
    </>,
  )
