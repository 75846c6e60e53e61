import { useNavigate } from 'react-router-dom';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Opens an entry of a page, or closes it: each has its address, and the way back leads to the page before. */
export function useOpenEntry(page: string): (id: string | undefined) => void {
  const { pack } = usePack();
  const navigate = useNavigate();
  return (id) => {
    const entry = id === undefined ? '' : `/${encodeURIComponent(id)}`;
    void navigate(`/${pack}/${page}${entry}`, { replace: true });
  };
}
