import type { SessionUser } from '@/lib/domain/auth/token-claims';
import { Brand } from './brand';
import { ForgetDeviceButton } from './forget-device-button';
import { LogoutButton } from './logout-button';
import { NavLink } from './nav-link';
import { NavMenu } from './nav-menu';
import { PhoneMenu } from './phone-menu';
import { SaveSign } from './save-sign';
import { SearchOpener } from './search-opener';
import type { Theme } from './theme';
import { ThemeSwitch } from './theme-switch';

type Links = readonly { href: string; label: string }[];

const MEMORIZE: Links = [
  { href: '/outlines', label: 'Outlines - Checklists' },
  { href: '/rule-statements', label: 'Rule Statements' },
  { href: '/rules', label: 'Rule Quiz' },
];

const PRACTICE: Links = [
  { href: '/questions', label: 'MBE Practice' },
  { href: '/essays', label: 'Essay Practice' },
  { href: '/pts', label: 'PT Practice' },
  { href: '/transformer', label: 'Other' },
];

const VISITOR: Links = [
  { href: '/', label: 'Home' },
  { href: '/login', label: 'Login' },
  { href: '/register', label: 'Register' },
];

function NavItems({ links }: { links: Links }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <NavLink href={href} label={label} />
    </li>
  ));
}

function LearnerItems() {
  return (
    <>
      <li>
        <NavLink href="/understand" label="Understand" />
      </li>
      <li>
        <NavMenu label="Memorize">
          <ul>
            <NavItems links={MEMORIZE} />
          </ul>
        </NavMenu>
      </li>
      <NavItems links={PRACTICE} />
    </>
  );
}

const SAVE_WORK = { href: '/register', label: 'Save your work' };

function UserMenu({ user: { id, username, isGuest }, theme }: { user: SessionUser; theme: Theme }) {
  return (
    <NavMenu
      align="right"
      label={
        <span dir="auto" title={username} className="max-w-40 truncate">
          {username || 'User'}
        </span>
      }
    >
      <ul>
        {isGuest && (
          <li className="hidden lg:max-xl:block">
            <NavLink {...SAVE_WORK} />
          </li>
        )}
        <li>
          <NavLink href="/plan" label="The plan" />
        </li>
        <li>
          <NavLink href="/profile" label="Profile & Stats" />
        </li>
        <li>
          <LogoutButton label={isGuest ? 'Logout and lose your work' : 'Logout'} />
        </li>
        <li>
          <ForgetDeviceButton userId={id} />
        </li>
        <li className="px-3 py-2">
          <ThemeSwitch theme={theme} />
        </li>
      </ul>
    </NavMenu>
  );
}

type NavigationBarProps = { user: SessionUser | null; theme: Theme };

/** The bar above every page (specification 1.4). */
export function NavigationBar({ user, theme }: NavigationBarProps) {
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-2 px-4 py-2 sm:gap-x-4 sm:px-6 lg:flex-nowrap"
      >
        <Brand />
        {user && <SaveSign userId={user.id} isCompact={user.isGuest === true} />}
        {user && <SearchOpener userId={user.id} />}
        <PhoneMenu>
          <ul className="lg:mr-auto lg:ml-2 lg:flex lg:items-center">
            {user ? <LearnerItems /> : <NavItems links={VISITOR} />}
          </ul>
          {/* Where there is no room for it, it stands in the user menu. */}
          {user?.isGuest && (
            <div className="lg:max-xl:hidden">
              <NavLink {...SAVE_WORK} />
            </div>
          )}
          {user ? (
            // A long name gives way to what stands beside it.
            <div className="lg:min-w-0">
              <UserMenu user={user} theme={theme} />
            </div>
          ) : (
            <div className="px-3 pt-3 lg:p-0 lg:pl-2">
              <ThemeSwitch theme={theme} />
            </div>
          )}
        </PhoneMenu>
      </nav>
    </header>
  );
}
